import { z } from 'zod';

// No generated code: the page forbids it. Set before the first schema, else zod tries it once when the program starts.
z.config({ jitless: true });

export { z };
