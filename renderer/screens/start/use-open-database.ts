import { useEffect, useState } from 'react';
import { storage } from '../../model/storage';

/** Tries the database once and throws, while the page is made, what it says if it cannot be opened. */
export function useOpenDatabase(): void {
  const [problem, setProblem] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    storage.list().catch((error: unknown) => setProblem({ error }));
  }, []);
  if (problem !== null) throw problem.error;
}
