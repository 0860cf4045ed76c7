import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { start } from './start';

void start(dirname(fileURLToPath(import.meta.url)));
