import { unpack } from './unpack';

void unpack();
