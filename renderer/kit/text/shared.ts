import type { WordTree } from '../../../engine';
import { direction } from './direction.text';
import { app } from '../../app/app.text';
import { founding } from '../../app/founding/founding.text';
import { past } from '../../app/chronicle/past.text';
import { windows } from '../../app/frame/windows.text';
import { backup } from '../../model/backups/backup.text';
import { handover } from '../../model/handover/handover.text';
import { parcels } from '../../model/parcels/parcels.text';
import { countries } from '../../model/boards/countries/countries.text';
import { board } from '../../model/board/board.text';
import { lettered } from '../../model/boards/lettered/lettered.text';
import { regions } from '../../model/boards/regions/regions.text';
import { balance } from '../../screens/books/balance/balance.text';
import { ledger } from '../../screens/books/ledger.text';
import { records } from '../../screens/records/records.text';
import { unitRecords } from '../../screens/records/units.text';
import { delivery } from '../../screens/reports/delivery.text';
import { corrections } from '../../screens/reports/turn-report/texts/corrections.text';
import { inCharacter } from '../../screens/reports/turn-report/texts/in-character.text';
import { letter } from '../../screens/reports/turn-report/texts/letter.text';
import { neutral } from '../../screens/reports/turn-report/texts/neutral.text';
import { reasons } from '../../screens/reports/turn-report/texts/reasons.text';
import { exchange } from '../../screens/map/exchange/exchange.text';
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
import { faults } from '../../model/faults/faults.text';
import { help } from '../../screens/help/help.text';
import { leaks } from '../../model/leaks/leaks.text';
import { belief } from '../../screens/map/belief/belief.text';
import { drawn } from '../../screens/map/drawn/drawn.text';
import { looks } from '../../screens/map/looks/looks.text';
import { map } from '../../screens/map/map.text';
import { measure } from '../../screens/map/measure/measure.text';
import { paint } from '../../screens/map/paint.text';
import { places } from '../../screens/map/places/places.text';
import { sides } from '../../model/map/tools/sides/sides.text';
import { world } from '../../screens/map/world/world.text';
import { stories } from '../../model/news/draft/stories.text';
import { news } from '../../screens/news/news.text';
import { page } from '../pages/page.text';
import { film } from '../../model/film/film.text';
import { forms } from '../../screens/print/forms/forms.text';
import { print } from '../../screens/print/print.text';
import { house } from '../../model/house/house.text';
import { laboratory } from '../../model/house/laboratory/laboratory.text';
import { settings } from '../../model/house/settings.text';
import { storage } from '../../model/storage/storage.text';
import { trace } from '../../model/tracing/trace.text';
import { card } from '../../model/turn/card/card.text';
import { check } from '../../screens/orders/check/check.text';
import { changes } from '../../screens/orders/changes/changes.text';
import { templates } from '../../screens/orders/templates/templates.text';
import { overview } from '../../screens/orders/roster/roster.text';
import { decide } from '../../screens/decide/decide/decide.text';
import { openTurn } from '../../screens/decide/open-turn.text';
import { inbox } from '../../screens/orders/inbox/inbox.text';
import { table } from '../../screens/decide/table/table.text';
import { turn } from '../../screens/decide/turn.text';
import { whatif } from '../../screens/decide/whatif/whatif.text';
import { noun } from './noun.text';
import { terminal } from './terminal.text';

/**
 * Texts of the screens all games share by namespace, each German first: they stand beside the screen that uses them.
 * Several parts of a namespace are merged.
 */
export const SHARED_TEXTS: readonly WordTree[] = [
  {
    app,
    backup,
    handover,
    parcels,
    balance,
    belief,
    board,
    card,
    check,
    overview,
    templates,
    changes,
    countries,
    decide,
    delivery,
    exchange,
    faults,
    film,
    findings,
    forms,
    founding,
    help,
    house,
    laboratory,
    inbox,
    leaks,
    ledger,
    lettered,
    direction,
    drawn,
    looks,
    map,
    measure,
    news,
    noun,
    page,
    paint,
    past,
    places,
    openTurn,
    print,
    readable,
    records,
    regions,
    sides,
    storage,
    table,
    terminal,
    trace,
    turn,
    units: unitRecords,
    whatif,
    windows,
    world,
  },
  { findings: letters, house: settings, news: { story: stories } },
  { turnReport: letter },
  { turnReport: { neutral, inCharacter, reason: reasons, correction: corrections } },
  ...[base, encounters, fights, money, moon, orders, reports, rules, statement, units].map(
    (explain) => ({ explain }),
  ),
];
