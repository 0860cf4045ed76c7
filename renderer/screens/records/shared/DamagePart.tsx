import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DAMAGE_PER_POINT } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { useWords } from '../../../kit/explain/react';
import type { FieldSpec, Refusal, RegisterPlace } from '../../../model/records/register';
import { PlainEditor, refusalSentence } from '../register';
import { pointsWords, type Site, workAt, writeDamage } from './works';
import { changing } from '../../../model/state/command';

/** Damage of a structure, part by part, in building value points (WW-7.3-07, WW-7.3-11). */
export function DamagePart({
  site,
  name,
  parts,
  textOf,
  place,
  readOnly,
}: {
  readonly site: Site;
  readonly name: string;
  readonly parts: readonly string[];
  /** Text key of the name of a part. */
  readonly textOf: (part: string) => string;
  readonly place: RegisterPlace;
  readonly readOnly: boolean;
}) {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const words = useWords();
  const [wrong, setWrong] = useState<Refusal>();
  const damage = useMemo(() => workAt(place.campaign, site)?.damage ?? {}, [place, site]);
  if (parts.length === 0) return <p className="ww-small ww-quiet">{t('units:work.noParts')}</p>;
  return (
    <div className="ww-roster-damage ww-grid ww-gap-8">
      {parts.map((part) => {
        const spec: FieldSpec = {
          id: `damage.${part}`,
          text: textOf(part),
          kind: 'text',
          isOptional: true,
        };
        const stored = damage[part] ?? 0;
        const value =
          stored === 0 ? '' : pointsWords(stored, DAMAGE_PER_POINT, t('records:decimalMark'));
        return (
          <PlainEditor
            key={part}
            spec={spec}
            value={value}
            place={place}
            isDisabled={readOnly}
            onTake={(typed) => {
              const result = writeDamage(site, damage, part, typed);
              setWrong(result.kind === 'refused' ? result : undefined);
              if (result.kind === 'refused') return;
              void execute(
                changing(
                  'records:command.field',
                  { name, field: 'units:work.damage' },
                  result.change,
                ),
              );
            }}
          />
        );
      })}
      {wrong === undefined ? null : (
        <p className="ww-field-error" role="alert">
          {refusalSentence(wrong, words)}
        </p>
      )}
    </div>
  );
}
