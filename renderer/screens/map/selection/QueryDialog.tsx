import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { partiesInOrder } from '../../../../engine';
import { ToggleButton } from 'react-aria-components';
import { figuresOf } from '../../../kit/explain';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { useSession } from '../../../model/state/session';
import { Button, Dialog, Select, ToggleGroup, Tooltip } from '../../../kit/ui';
import { RealmSwatch, TerrainSwatch } from '../../../model/map/swatches';
import { useCatalogue, useTerrains } from '../../../model/map/use-catalogue';
import { useMapScreen } from '../../../model/map/state';
import type { Choosing } from '../../../model/map/tools/tool';
import {
  EMPTY_QUERY,
  type FieldQuery,
  fieldsMatching,
  useQueryDialog,
  type Whether,
} from './query-dialog';
import './selection.css';

/** A value goes into a list, or out of it. */
const flipped = <Value,>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

interface Asking {
  readonly query: FieldQuery;
  readonly ask: (change: Partial<FieldQuery>) => void;
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="ww-query-group" role="group" aria-label={title}>
    <h3 className="ww-over" aria-hidden="true">
      {title}
    </h3>
    <div className="ww-query-chips ww-row ww-align-stretch ww-wrapping">{children}</div>
  </div>
);

const Kinds = ({ query, ask }: Asking) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const terrains = useTerrains();
  return (
    <Group title={t('paint:query.terrain')}>
      {Object.values(terrains).map((style) => (
        <Tooltip key={style.key} text={style.name[language]}>
          <ToggleButton
            className="ww-query-chip ww-row"
            aria-label={style.name[language]}
            isSelected={query.terrains.includes(style.key)}
            onChange={() => ask({ terrains: flipped(query.terrains, style.key) })}
          >
            <TerrainSwatch terrain={style} size={24} />
          </ToggleButton>
        </Tooltip>
      ))}
    </Group>
  );
};

const Heights = ({ query, ask }: Asking) => {
  const { t } = useTranslation();
  const { heights } = useCatalogue();
  return (
    <Group title={t('map:palette.height')}>
      {heights.map((height) => (
        <ToggleButton
          key={height}
          className="ww-query-chip ww-row"
          isSelected={query.heights.includes(height)}
          onChange={() => ask({ heights: flipped(query.heights, height) })}
        >
          {height}
        </ToggleButton>
      ))}
    </Group>
  );
};

const Owners = ({ query, ask }: Asking) => {
  const { t } = useTranslation();
  const parties = useSession(({ campaign }) => campaign?.world.parties);
  if (parties === undefined) return null;
  const isOn = (party: string | null): boolean => query.owners.includes(party);
  const flip = (party: string | null): void => ask({ owners: flipped(query.owners, party) });
  return (
    <Group title={t('map:inspector.owner')}>
      {partiesInOrder(parties).map(({ key, name }) => (
        <ToggleButton
          key={key}
          className="ww-query-chip ww-row"
          isSelected={isOn(key)}
          onChange={() => flip(key)}
        >
          <RealmSwatch parties={parties} party={key} size={18} />
          {name}
        </ToggleButton>
      ))}
      <ToggleButton
        className="ww-query-chip ww-row"
        isSelected={isOn(null)}
        onChange={() => flip(null)}
      >
        {t('paint:owner.nobody')}
      </ToggleButton>
    </Group>
  );
};

const Features = ({ query, ask }: Asking) => {
  const { t } = useTranslation();
  const answers: readonly Whether[] = ['either', 'yes', 'no'];
  return (
    <div className="ww-query-features ww-grid ww-gap-12">
      {(['settled', 'difficult', 'noted'] as const).map((name) => (
        <Select<Whether>
          key={name}
          label={t(`paint:query.${name}`)}
          options={answers.map((id) => ({ id, label: t(`paint:query.answer.${id}`) }))}
          value={query[name]}
          onChange={(answer) => ask({ [name]: answer })}
        />
      ))}
    </div>
  );
};

/** The fields that match the query now; counting waits for a pause of the input. */
const useFound = (query: FieldQuery) => {
  const asked = useDeferredValue(query);
  const map = useSession(({ campaign }) => campaign?.world.map);
  const lattice = useSession((session) => session.lattice);
  const terrains = useTerrains();
  return useMemo(
    () =>
      map === undefined || lattice === null
        ? []
        : fieldsMatching(map, lattice, asked, (terrain) => terrains[terrain]?.height),
    [map, lattice, asked, terrains],
  );
};

const Form = () => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const { query, ask, setOpen } = useQueryDialog();
  const chosen = useMapScreen((state) => state.chosen);
  const choose = useMapScreen((state) => state.choose);
  const found = useFound(query);
  const finish = (how: Choosing): void => {
    choose(found, how);
    setOpen(false);
  };
  return (
    <Dialog
      title={t('paint:query.title')}
      isOpen
      onOpenChange={setOpen}
      width="wide"
      footer={
        <>
          <Button variant="text" onPress={() => ask(EMPTY_QUERY)}>
            {t('paint:query.reset')}
          </Button>
          {chosen.size === 0 ? null : (
            <>
              <Button isDisabled={found.length === 0} onPress={() => finish('remove')}>
                {t('paint:query.remove')}
              </Button>
              <Button isDisabled={found.length === 0} onPress={() => finish('add')}>
                {t('paint:query.add')}
              </Button>
            </>
          )}
          <Button variant="filled" isDisabled={found.length === 0} onPress={() => finish('set')}>
            {t('paint:query.choose')}
          </Button>
        </>
      }
    >
      <div className="ww-stack ww-gap-14">
        <Kinds query={query} ask={ask} />
        <Heights query={query} ask={ask} />
        <Owners query={query} ask={ask} />
        <Features query={query} ask={ask} />
        <div className="ww-row ww-split ww-gap-12">
          <ToggleGroup<'all' | 'any'>
            label={t('paint:query.match')}
            options={[
              { id: 'all', label: t('paint:query.all') },
              { id: 'any', label: t('paint:query.any') },
            ]}
            value={query.match}
            onChange={(match) => ask({ match })}
          />
          <p role="status">
            {t('paint:query.found', { count: found.length, amount: plain(found.length) })}
          </p>
        </div>
      </div>
    </Dialog>
  );
};

/** Looks for fields by what they are and chooses them. */
export function QueryDialog() {
  const isOpen = useQueryDialog((state) => state.isOpen);
  return isOpen ? <Form /> : null;
}
