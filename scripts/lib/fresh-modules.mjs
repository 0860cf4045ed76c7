// Runs before every file of tests that puts modules of its own in the place of others: nothing that was loaded with the
// modules of another file is used again.
import { vi } from 'vitest';

vi.resetModules();
