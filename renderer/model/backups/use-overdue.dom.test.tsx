import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storage } from '../storage';
import { example, origin } from '../storage/testing';
import { useOverdue } from './use-overdue';

it('a copy counts from the moment it is written, not only from the next look at the clock', async () => {
  const id = await storage.create(example(), origin);
  const { result } = renderHook(() => useOverdue(id));
  await waitFor(() => expect(result.current).toMatchObject({ since: null }));
  await new Promise((wake) => setTimeout(wake, 5));
  const at = new Date().toISOString();
  await storage.markExported(id, at);
  await waitFor(() => expect(result.current).toMatchObject({ since: at }));
});
