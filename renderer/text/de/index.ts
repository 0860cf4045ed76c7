import { app } from './app';
import { backup } from './backup';
import { balance } from './balance';
import { exchange } from './exchange';
import { explain } from './explain';
import { faults } from './faults';
import { findings } from './findings';
import { help } from './help';
import { house } from './house';
import { looks } from './looks';
import { map } from './map';
import { measure } from './measure';
import { page } from './page';
import { paint } from './paint';
import { print } from './print';
import { readable } from './readable';
import { places } from './places';
import { board } from './board';
import { countries } from './countries';
import { lettered } from './lettered';
import { regions } from './regions';
import { sides } from './sides';
import { storage } from './storage';
import { terminal } from './terminal';
import { trace } from './trace';
import { table } from './table';
import { turn } from './turn';
import { windows } from './windows';
import { world } from './world';
import { card } from './card';
import { cast } from './cast';
import { roster } from './roster';
import { inbox } from './inbox';
import { check } from './check';
import { decide } from './decide';
import { whatif } from './whatif';
import { ledger } from './ledger';
import { desk } from './desk';
import { dispatch } from './dispatch';
import { news } from './news';
import { evaluation } from './evaluation';
import { leaks } from './leaks';
import { forms } from './forms';
import { belief } from './belief';
import { past } from './past';
import { noun } from './noun';

export const de = {
  app,
  backup,
  card,
  cast,
  roster,
  inbox,
  check,
  decide,
  whatif,
  ledger,
  desk,
  dispatch,
  news,
  evaluation,
  leaks,
  forms,
  belief,
  balance,
  exchange,
  explain,
  faults,
  findings,
  help,
  house,
  looks,
  map,
  measure,
  page,
  paint,
  print,
  readable,
  board,
  countries,
  lettered,
  regions,
  sides,
  places,
  storage,
  terminal,
  trace,
  table,
  turn,
  windows,
  world,
  past,
  noun,
};
