import { app } from './app';
import { explain } from './explain';
import { findings } from './findings';
import { map } from './map';
import { print } from './print';
import { storage } from './storage';
import { terminal } from './terminal';
import { turn } from './turn';

export const de = { app, explain, findings, map, print, storage, terminal, turn };
