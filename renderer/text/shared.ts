import type { WordTree } from '../../engine';
import { app } from '../app/app.text';
import { past } from '../app/chronicle/past.text';
import { windows } from '../app/frame/windows.text';
import { backup } from '../backups/backup.text';
import { countries } from '../boards/countries/countries.text';
import { board } from '../boards/kit/board.text';
import { lettered } from '../boards/lettered/lettered.text';
import { regions } from '../boards/regions/regions.text';
import { balance } from '../books/balance/balance.text';
import { ledger } from '../books/ledger.text';
import { cast } from '../cast/cast.text';
import { roster } from '../cast/roster.text';
import { dispatch } from '../dispatch/dispatch.text';
import { corrections } from '../evaluation/texts/corrections.text';
import { inCharacter } from '../evaluation/texts/in-character.text';
import { letter } from '../evaluation/texts/letter.text';
import { neutral } from '../evaluation/texts/neutral.text';
import { reasons } from '../evaluation/texts/reasons.text';
import { exchange } from '../exchange/exchange.text';
import { readable } from '../explain/tables/readable.text';
import { base } from '../explain/texts/base.text';
import { encounters } from '../explain/texts/encounters.text';
import { fights } from '../explain/texts/fights.text';
import { findings } from '../explain/texts/findings.text';
import { letters } from '../explain/texts/letters.text';
import { money } from '../explain/texts/money.text';
import { moon } from '../explain/texts/moon.text';
import { orders } from '../explain/texts/orders.text';
import { reports } from '../explain/texts/reports.text';
import { rules } from '../explain/texts/rules.text';
import { statement } from '../explain/texts/statement.text';
import { units } from '../explain/texts/units.text';
import { faults } from '../faults/faults.text';
import { help } from '../help/help.text';
import { leaks } from '../leaks/leaks.text';
import { belief } from '../map/belief/belief.text';
import { looks } from '../map/looks/looks.text';
import { map } from '../map/map.text';
import { measure } from '../map/measure/measure.text';
import { paint } from '../map/paint.text';
import { places } from '../map/places/places.text';
import { sides } from '../map/tools/sides/sides.text';
import { world } from '../map/world/world.text';
import { stories } from '../news/draft/stories.text';
import { news } from '../news/news.text';
import { page } from '../pages/page.text';
import { forms } from '../print/forms/forms.text';
import { print } from '../print/print.text';
import { house } from '../rules/house/house.text';
import { settings } from '../rules/house/settings.text';
import { storage } from '../storage/storage.text';
import { trace } from '../tracing/trace.text';
import { card } from '../turn/card/card.text';
import { check } from '../turn/check/check.text';
import { decide } from '../turn/decide/decide.text';
import { desk } from '../turn/desk.text';
import { inbox } from '../turn/inbox/inbox.text';
import { table } from '../turn/table/table.text';
import { turn } from '../turn/turn.text';
import { whatif } from '../turn/whatif/whatif.text';
import { noun } from './noun.text';
import { terminal } from './terminal.text';

/**
 * Texts of the screens all games share by namespace, each German first: they stand beside the screen that says them.
 * Several parts of a namespace are laid together.
 */
export const SHARED_TEXTS: readonly WordTree[] = [
  {
    app,
    backup,
    balance,
    belief,
    board,
    card,
    cast,
    check,
    countries,
    decide,
    desk,
    dispatch,
    exchange,
    faults,
    findings,
    forms,
    help,
    house,
    inbox,
    leaks,
    ledger,
    lettered,
    looks,
    map,
    measure,
    news,
    noun,
    page,
    paint,
    past,
    places,
    print,
    readable,
    regions,
    roster,
    sides,
    storage,
    table,
    terminal,
    trace,
    turn,
    whatif,
    windows,
    world,
  },
  { findings: letters, house: settings, news: { story: stories } },
  { evaluation: letter },
  { evaluation: { neutral, inCharacter, reason: reasons, correction: corrections } },
  ...[base, encounters, fights, money, moon, orders, reports, rules, statement, units].map(
    (explain) => ({ explain }),
  ),
];
