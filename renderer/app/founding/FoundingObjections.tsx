import { type Campaign, playingParties } from '../../../engine';
import { showRecord } from '../../model/records/records-store';
import type { Register, RegisterPlace, ShownObjection } from '../../model/records/register';
import { partiesOf } from '../../screens/records/parties/register';
import { Objections, useRegisterPlace } from '../../screens/records/register';
import { objectionsOf } from '../../screens/records/register/edit';
import { declaredRegister } from '../../screens/records/registers';

/** A record with what the rules object to it. */
interface Objected {
  readonly register: string;
  readonly id: string;
  readonly name: string;
  readonly objections: readonly ShownObjection[];
}

/** Records that are shown; who has settled these sees the next. */
const SHOWN = 8;

const objectedIn = <Row,>(
  register: Register<Row>,
  place: RegisterPlace,
  isPlayed: (row: Row) => boolean,
): readonly Objected[] => {
  const found = objectionsOf(register, place);
  return register.rows(place.campaign).flatMap((row) => {
    const id = register.idOf(row);
    const objections = found.get(id);
    return objections === undefined || !isPlayed(row)
      ? []
      : [{ register: register.id, id, name: register.nameOf(row, place), objections }];
  });
};

/** What the rules object to parties and their records, as the registers show it, each with the way to its record. */
export function FoundingObjections({ campaign }: { readonly campaign: Campaign }) {
  const place = useRegisterPlace(campaign);
  const { system } = place;
  if (system === undefined) return null;
  const played = new Set(playingParties(campaign.world).map(({ key }) => key));
  const objected = [
    ...objectedIn(partiesOf(system), place, ({ key }) => played.has(key)),
    ...system.records
      .filter((kind) => kind.objections !== undefined)
      .flatMap((kind) =>
        objectedIn(declaredRegister(system, kind), place, ({ owner }) => played.has(owner ?? '')),
      ),
  ];
  if (objected.length === 0) return null;
  return (
    <ul className="ww-founding-objected">
      {objected.slice(0, SHOWN).map(({ register, id, name, objections }) => (
        <li key={`${register} ${id}`}>
          <button type="button" className="ww-link" onClick={() => showRecord(register, id)}>
            {name}
          </button>
          <Objections objections={objections} />
        </li>
      ))}
    </ul>
  );
}
