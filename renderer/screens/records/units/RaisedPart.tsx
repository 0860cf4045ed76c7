import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hexGameOf, type Unit } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { Button, IconButton } from '../../../kit/ui';
import {
  type FieldSpec,
  type PartProps,
  type RegisterPlace,
} from '../../../model/records/register';
import { Objections, PlainEditor } from '../register';
import { type Owned, recordText } from '../records/register';
import { changing } from '../../../model/state/command';

/** The name of a terrain. */
const terrainWords = (key: string, { system, language }: RegisterPlace): string =>
  hexGameOf(system).terrains[key]?.name[language] ?? key;

const choicesOf = (place: RegisterPlace) =>
  Object.values(hexGameOf(place.system).terrains)
    .filter(({ height }) => height > 0)
    .map(({ key }) => ({ id: key, label: terrainWords(key, place) }));

const TERRAIN: FieldSpec = {
  id: 'terrain',
  text: 'units:raised.terrain',
  kind: 'choice',
  options: choicesOf,
};
const HEADS: FieldSpec = { id: 'heads', text: 'units:raised.heads', kind: 'number' };

/** Heads by the terrain in which they were raised (WW-5.1-26). */
export function RaisedPart({ row: { row }, place, objections, readOnly }: PartProps<Owned<Unit>>) {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const entries = Object.entries(row.raised);
  const choices = useMemo(() => choicesOf(place), [place]);
  const free = choices.find(({ id }) => !Object.hasOwn(row.raised, id))?.id;
  const left = row.size - entries.reduce((sum, [, heads]) => sum + heads, 0);
  const write = (raised: readonly (readonly [string, number])[]): void =>
    void execute(
      changing(
        'records:command.field',
        {
          name: String(row.number),
          field: recordText(place.campaign.system, 'unit', 'field.raised'),
        },
        ({ world }) => {
          const unit = world.units[row.id];
          if (unit !== undefined)
            unit.raised = Object.fromEntries(raised.filter(([, heads]) => heads > 0));
        },
      ),
    );
  return (
    <>
      <Objections objections={objections.filter(({ field }) => field === 'raised')} />
      {entries.map(([terrain, heads], index) => (
        <div
          key={terrain}
          role="group"
          className="ww-roster-pair ww-grid ww-align-end ww-gap-8"
          aria-label={terrainWords(terrain, place)}
        >
          <PlainEditor
            spec={TERRAIN}
            value={terrain}
            place={place}
            isDisabled={readOnly}
            onTake={(value) => {
              if (!Object.hasOwn(row.raised, String(value)))
                write(entries.with(index, [String(value), heads]));
            }}
          />
          <PlainEditor
            spec={HEADS}
            value={heads}
            place={place}
            isDisabled={readOnly}
            onTake={(value) => {
              write(entries.with(index, [terrain, Number(value)]));
            }}
          />
          <IconButton
            icon="trash"
            label={t('units:raised.remove', { terrain: terrainWords(terrain, place) })}
            isDisabled={readOnly}
            onPress={() => write(entries.toSpliced(index, 1))}
          />
        </div>
      ))}
      {free === undefined ? null : (
        <div>
          <Button
            variant="text"
            icon="plus"
            isDisabled={readOnly || left <= 0}
            onPress={() => write([...entries, [free, left]])}
          >
            {t('units:raised.add')}
          </Button>
        </div>
      )}
    </>
  );
}
