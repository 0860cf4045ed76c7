import { useTranslation } from 'react-i18next';
import { useSession } from '../state/session';
import { Button, Checkbox, ProgressBar, Select, Slider } from '../../kit/ui';
import { importPicture } from './read';
import { type Suggestion, useTracing } from './state';
import './tracing.css';
import { UnderlaySheet } from './UnderlaySheet';
import { useEffect, useMemo, useState } from 'react';
import type { TerrainKey } from '../../../engine';
import { useLanguage } from '../../kit/explain/react';
import { useTerrains } from '../map/use-catalogue';
import { useMapScreen } from '../map/state';
import type { ColourGroup } from './colours/cluster';
import { hexOf } from './colours/lab';
import { lookAtColours, stopLooking, suggestedTerrains, takeSuggestion } from './suggest';

/** The last refusal, in one sentence. */
const Problem = () => {
  const { t } = useTranslation();
  const problem = useTracing((state) => state.problem);
  return problem === null ? null : (
    <p className="ww-trace-problem" role="alert">
      {t(problem.text, problem.about)}
    </p>
  );
};

const LEAVE = '-';

/** Ring and disc as they look on the scan. */
const Swatch = ({ disc, ring }: ColourGroup) => (
  <svg className="ww-trace-swatch" viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
    <rect width={24} height={24} rx={3} fill={hexOf(ring)} />
    <circle cx={12} cy={12} r={7.5} fill={hexOf(disc)} />
  </svg>
);

const Group = ({
  group,
  number,
  terrain,
  onChange,
}: {
  readonly group: ColourGroup;
  readonly number: number;
  readonly terrain: TerrainKey | null;
  readonly onChange: (terrain: TerrainKey | null) => void;
}) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const terrains = useTerrains();
  const options = useMemo(
    () => [
      { id: LEAVE, label: t('trace:suggest.leave') },
      ...Object.values(terrains).map(({ key, name }) => ({ id: key, label: name[language] })),
    ],
    [terrains, language, t],
  );
  return (
    <li className="ww-trace-group ww-grid ww-align-center">
      <Swatch {...group} />
      <Select
        label={t('trace:suggest.terrain', { number })}
        isLabelHidden
        options={options}
        value={terrain ?? LEAVE}
        onChange={(id) => onChange(id === LEAVE ? null : id)}
      />
      <span className="ww-small ww-quiet ww-figures">
        {t('trace:suggest.count', { count: group.count })}
      </span>
    </li>
  );
};

const MOST_GROUPS = 48;

/** How many colours are told apart; another number reads the picture anew. */
const Groups = ({ suggestion }: { readonly suggestion: Suggestion }) => {
  const { t } = useTranslation();
  const underlay = useSession(({ campaign }) => campaign?.underlays[suggestion.underlay]);
  const [most, setMost] = useState(suggestion.survey.groups.length);
  return (
    <Slider
      label={t('trace:suggest.groups')}
      value={most}
      min={2}
      max={MOST_GROUPS}
      onChange={setMost}
      onChangeEnd={(count) => {
        if (underlay !== undefined) void lookAtColours(underlay, count);
      }}
    />
  );
};

/** Colours found on a scanned map, to each of which the GM gives a terrain once; the map shows what comes of it. */
const SuggestPanel = ({ suggestion }: { readonly suggestion: Suggestion }) => {
  const { t } = useTranslation();
  const campaign = useSession((session) => session.campaign);
  const execute = useSession((session) => session.execute);
  const isReadOnly = useSession((session) => session.readOnly);
  const chosen = useMapScreen((room) => room.chosen);
  const looking = useTracing((state) => state.looking);
  const set = useTracing((state) => state.set);
  const { survey, terrains, onlyChosen } = suggestion;
  const count = useMemo(() => suggestedTerrains(suggestion, chosen).size, [suggestion, chosen]);
  const close = (): void => set({ suggestion: null });
  const isStale = campaign?.underlays[suggestion.underlay]?.pins !== suggestion.pins;
  useEffect(() => {
    if (isStale) set({ suggestion: null });
  }, [isStale, set]);
  const take = (): void => {
    const command = campaign === null ? undefined : takeSuggestion(campaign, suggestion, chosen);
    if (command !== undefined) void execute(command);
    close();
  };
  return (
    <section className="ww-stack ww-gap-8" aria-label={t('trace:suggest.title')}>
      <h3 className="ww-over">{t('trace:suggest.title')}</h3>
      <p className="ww-small ww-quiet">{t('trace:suggest.intro')}</p>
      <Groups suggestion={suggestion} />
      {looking === null ? null : (
        <ProgressBar
          label={t('trace:suggest.looking')}
          done={looking}
          total={1}
          onCancel={stopLooking}
        />
      )}
      <ul className="ww-trace-groups">
        {survey.groups.map((group, index) => (
          <Group
            key={index}
            group={group}
            number={index + 1}
            terrain={terrains[index] ?? null}
            onChange={(terrain) =>
              set({ suggestion: { ...suggestion, terrains: terrains.with(index, terrain) } })
            }
          />
        ))}
      </ul>
      {chosen.size === 0 && !onlyChosen ? null : (
        <Checkbox
          isSelected={onlyChosen}
          onChange={(only) => set({ suggestion: { ...suggestion, onlyChosen: only } })}
        >
          {t('trace:suggest.onlyChosen')}
        </Checkbox>
      )}
      <Problem />
      <div className="ww-trace-acts ww-stack ww-gap-8">
        <Button onPress={close}>{t('app:common.cancel')}</Button>
        <Button variant="filled" isDisabled={count === 0 || isReadOnly} onPress={take}>
          {t('trace:suggest.apply', { count })}
        </Button>
      </div>
    </section>
  );
};

/** Scanned maps under the board: lay, fit, show and, where there are fields, take their colours. */
export function TracePanel({ hasFields = true }: { readonly hasFields?: boolean }) {
  const { t } = useTranslation();
  const underlays = useSession(({ campaign }) => campaign?.underlays ?? {});
  const isReadOnly = useSession((session) => session.readOnly);
  const isReading = useTracing((state) => state.isReading);
  const suggestion = useTracing((state) => state.suggestion);
  if (suggestion !== null) return <SuggestPanel suggestion={suggestion} />;
  const all = Object.values(underlays);
  return (
    <section className="ww-stack ww-gap-8" aria-label={t('trace:panel.title')}>
      <h3 className="ww-over">{t('trace:panel.title')}</h3>
      {all.length === 0 ? (
        <p className="ww-small ww-quiet">
          {t(hasFields ? 'trace:panel.empty' : 'trace:panel.emptyBoard')}
        </p>
      ) : null}
      {all.map((underlay) => (
        <UnderlaySheet key={underlay.id} underlay={underlay} hasFields={hasFields} />
      ))}
      <Button
        icon="upload"
        isDisabled={isReading || isReadOnly}
        onPress={() => void importPicture()}
      >
        {t('trace:panel.import')}
      </Button>
      <p role="status" className="ww-small ww-quiet">
        {isReading ? t('trace:reading') : ''}
      </p>
      <Problem />
    </section>
  );
}
