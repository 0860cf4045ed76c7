import { hexGameOf } from '../../../../engine';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '../../../kit/explain';
import { ExplainedFigure, useWords } from '../../../kit/explain/react';
import { useSession } from '../../../model/state/session';
import { Button } from '../../../kit/ui';
import { recordText } from '../records/register';
import { Objections } from '../register';
import { type PartProps } from '../../../model/records/register';
import { DamagePart } from '../shared/DamagePart';
import { figuresOfRecord } from '../shared/figures';
import { FieldLink } from '../shared/MapLink';
import type { Structure } from './rows';
import { closeBooks } from './state';
import { changing } from '../../../model/state/command';

/** The link to a structure on the map. */
export function StructureLink({ row }: PartProps<Structure>) {
  return <FieldLink field={row.field} />;
}

/** What the rules derive of a structure: price and upkeep by its ground; only the open sheet asks for them. */
export function StructureFigures({ row, place }: PartProps<Structure>) {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const titleOf = (key: string): string =>
    t(recordText(place.system?.id ?? '', 'structure', `field.${key}`));
  return Object.entries(figuresOfRecord(place, 'structure', row.id)).map(([key, explained]) => (
    <div key={key} className="ww-register-told ww-grid ww-align-baseline">
      <span className="ww-field-label">{titleOf(key)}</span>
      <ExplainedFigure value={plain(explained.value)} explained={explained} title={titleOf(key)} />
    </div>
  ));
}

/** What of a structure on a side can be damaged: all of it at once. */
const wholeText = (): string => 'units:work.destroyed';

/** Damage of a structure, and the button that closes its books. */
export function StructureDamage({ row, place, objections, readOnly }: PartProps<Structure>) {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const close = (): void =>
    void execute(
      changing(
        'units:command.closeBooks',
        { name: row.id.slice(row.id.indexOf(' ') + 1) },
        closeBooks(row.id).change,
      ),
    );
  return (
    <>
      <Objections objections={objections.filter(({ field }) => field === 'damage')} />
      <DamagePart
        site={row}
        name={row.id.slice(row.id.indexOf(' ') + 1)}
        textOf={wholeText}
        parts={hexGameOf(place.system).structures?.types(place.settings)[row.kind]?.parts ?? []}
        place={place}
        readOnly={readOnly}
      />
      {row.work === undefined ? null : (
        <div>
          <Button variant="text" icon="trash" isDisabled={readOnly} onPress={close}>
            {t('units:act.closeBooks')}
          </Button>
          <p className="ww-field-hint">{t('units:work.closeHint')}</p>
        </div>
      )}
    </>
  );
}
