import { app } from './app';
import { balance } from './balance';
import { cast } from './cast';
import { check } from './check';
import { decide } from './decide';
import { desk } from './desk';
import { dispatch } from './dispatch';
import { evaluation } from './evaluation';
import { explain } from './explain';
import { house } from './house';
import { forms } from './forms';
import { inbox } from './inbox';
import { leaks } from './leaks';
import { ledger } from './ledger';
import { map } from './map';
import { news } from './news';
import { past } from './past';
import { places } from './places';
import { print } from './print';
import { terminal } from './terminal';
import { turn } from './turn';
import { whatif } from './whatif';

/** Was geteilte Räume in diesem Spiel anders sagen. */
export const over = {
  app,
  balance,
  cast,
  check,
  decide,
  desk,
  dispatch,
  evaluation,
  forms,
  explain,
  house,
  inbox,
  leaks,
  ledger,
  map,
  news,
  past,
  places,
  print,
  terminal,
  turn,
  whatif,
};
