import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type Grossfeld,
  type GrossfeldNo,
  grossfeldNo,
  grossfelderOf,
  inOrderOf,
  inSequence,
  type PlaceOrder,
  shuffled,
  wrapPlace,
} from '../../../../engine';
import { randomSeed } from '../../../model/genesis/seed';
import { WorldBoard } from '../../../model/genesis/WorldBoard';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { Button, Dialog, Select, sideMarks, TextField, useSideOverflow } from '../../../kit/ui';
import { renumberWorld } from '../../../model/map/commands/world';
import { terrainsOf } from '../../../model/map/use-catalogue';
import { useMapScreen } from '../../../model/map/state';
import {
  changesOf,
  type Draft,
  draftOf,
  type NumberProblem,
  problemsOf,
  swapped,
} from './renumbering';
import './world.css';

const PICTURE = { width: 440, height: 380 } as const;

interface Line {
  readonly no: GrossfeldNo;
  readonly column: number;
  readonly row: number;
  /** Names of the settlements there. */
  readonly places: string;
}

const linesOf = ({ world: { map } }: Campaign): readonly Line[] => {
  const all = [...grossfelderOf(map)].sort(inOrderOf('rows'));
  const places = all.map((one) => wrapPlace(map.topology, one));
  const levelOf = ({ u, v }: { u: number; v: number }): number => v + Math.floor(u / 2);
  const west = Math.min(...places.map(({ u }) => u));
  const north = Math.min(...places.map(levelOf));
  return all.map(({ no, settlements }: Grossfeld, index) => {
    const place = places[index] ?? { u: 0, v: 0 };
    return {
      no,
      column: place.u - west + 1,
      row: levelOf(place) - north + 1,
      places: Object.values(settlements)
        .map(({ name }) => name)
        .filter((name) => name !== '')
        .join(', '),
    };
  });
};

interface RowProps {
  readonly line: Line;
  readonly text: string;
  readonly problem: NumberProblem | undefined;
  readonly isPicked: boolean;
  readonly onType: (no: GrossfeldNo, text: string) => void;
  readonly onPick: (no: GrossfeldNo) => void;
}

const Row = memo(({ line, text, problem, isPicked, onType, onPick }: RowProps) => {
  const { t } = useTranslation();
  const { no, column, row, places } = line;
  return (
    <tr data-changed={text !== no}>
      <td>
        <input
          type="checkbox"
          checked={isPicked}
          aria-label={t('world:numbers.pick', { no })}
          onChange={() => onPick(no)}
        />
      </td>
      <th scope="row">{no}</th>
      <td className="ww-quiet">{t('world:numbers.place', { column, row })}</td>
      <td className="ww-numbers-places">{places}</td>
      <td>
        <input
          className="ww-input"
          inputMode="numeric"
          maxLength={3}
          value={text}
          aria-label={t('world:numbers.newOf', { no })}
          aria-invalid={problem !== undefined}
          data-invalid={problem === undefined ? undefined : true}
          onChange={({ target }) => onType(no, target.value)}
        />
        {problem === undefined ? null : (
          <p className="ww-field-error" role="alert">
            {t(`world:numbers.${problem}`, { no: text })}
          </p>
        )}
      </td>
    </tr>
  );
});
Row.displayName = 'Row';

/** Numbers all of them at once: in sequence, shuffled, or two exchanged. */
const Actions = ({
  campaign,
  draft,
  picked,
  onDraft,
}: {
  readonly campaign: Campaign;
  readonly draft: Draft;
  readonly picked: readonly GrossfeldNo[];
  readonly onDraft: (draft: Draft) => void;
}) => {
  const { t } = useTranslation();
  const { map } = campaign.world;
  const [order, setOrder] = useState<PlaceOrder>('rows');
  const [first, setFirst] = useState('001');
  const [seed, setSeed] = useState(randomSeed);
  const from = grossfeldNo(first.trim().padStart(3, '0'));
  const [a, b] = picked;
  return (
    <div className="ww-numbers-acts ww-grid ww-align-start ww-gap-8">
      <Select
        label={t('world:plan.numbering')}
        options={[
          { id: 'rows', label: t('world:numbering.rows') },
          { id: 'columns', label: t('world:numbering.columns') },
        ]}
        value={order}
        onChange={setOrder}
      />
      <TextField
        label={t('world:plan.first')}
        value={first}
        maxLength={3}
        inputMode="numeric"
        onChange={setFirst}
        error={from === undefined ? t('world:problem.first') : undefined}
      />
      <Button
        isDisabled={from === undefined}
        onPress={() => onDraft(draftOf(inSequence(map, from, order)))}
      >
        {t('world:numbers.sequence')}
      </Button>
      <TextField
        label={t('world:wish.seed')}
        value={seed}
        maxLength={40}
        onChange={setSeed}
        hint={t('world:numbers.shuffleHint')}
      />
      <Button
        onPress={() => {
          onDraft(draftOf(shuffled(map, seed)));
          setSeed(randomSeed());
        }}
      >
        {t('world:numbers.shuffle')}
      </Button>
      <Button
        isDisabled={picked.length !== 2}
        onPress={() => {
          if (a !== undefined && b !== undefined) onDraft(swapped(draft, a, b));
        }}
      >
        {t('world:numbers.swap')}
      </Button>
    </div>
  );
};

const Table = ({
  lines,
  draft,
  problems,
  picked,
  onType,
  onPick,
}: {
  readonly lines: readonly Line[];
  readonly draft: Draft;
  readonly problems: ReadonlyMap<GrossfeldNo, NumberProblem>;
  readonly picked: readonly GrossfeldNo[];
  readonly onType: RowProps['onType'];
  readonly onPick: RowProps['onPick'];
}) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const side = sideMarks(useSideOverflow(box));
  return (
    <div ref={box} className="ww-table-scroll ww-side-scroll ww-numbers-table ww-figures" {...side}>
      <table className="ww-table" aria-label={t('world:numbers.table')}>
        <thead>
          <tr>
            <th scope="col">
              <span className="ww-visually-hidden">{t('world:numbers.picked')}</span>
            </th>
            <th scope="col">{t('world:numbers.no')}</th>
            <th scope="col">{t('world:numbers.where')}</th>
            <th scope="col">{t('world:numbers.what')}</th>
            <th scope="col">{t('world:numbers.next')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row
              key={line.no}
              line={line}
              text={draft.get(line.no) ?? line.no}
              problem={problems.get(line.no)}
              isPicked={picked.includes(line.no)}
              onType={onType}
              onPick={onPick}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Sheet = ({
  campaign,
  onClose,
}: {
  readonly campaign: Campaign;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation();
  const { map } = campaign.world;
  const [draft, setDraft] = useState<Draft>(new Map());
  const [picked, setPicked] = useState<readonly GrossfeldNo[]>([]);
  const lines = useMemo(() => linesOf(campaign), [campaign]);
  const nos = useMemo(() => lines.map(({ no }) => no), [lines]);
  const problems = useMemo(() => problemsOf(nos, draft), [nos, draft]);
  const changes = useMemo(() => changesOf(nos, draft), [nos, draft]);
  const type = useCallback(
    (no: GrossfeldNo, text: string) => setDraft((before) => new Map(before).set(no, text)),
    [],
  );
  const pick = useCallback(
    (no: GrossfeldNo) =>
      setPicked((before) =>
        before.includes(no) ? before.filter((one) => one !== no) : [...before, no].slice(-2),
      ),
    [],
  );
  const places = useMemo(
    () =>
      grossfelderOf(map).map(({ no, u, v }) => ({
        place: wrapPlace(map.topology, { u, v }),
        isOn: true,
        text: draft.get(no) ?? no,
      })),
    [map, draft],
  );
  const carryOut = (): void => {
    const made = renumberWorld(campaign, changes);
    if (!made.ok) return;
    // The selection goes by addresses, and these change now.
    useMapScreen.getState().choose([], 'set');
    useView.getState().set({ field: null });
    void useSession.getState().execute(made.value);
    onClose();
  };
  const hasSheets = Object.keys(campaign.sheets).length > 0;
  return (
    <Dialog
      title={t('world:numbers.title')}
      isOpen
      onOpenChange={onClose}
      width="broad"
      footer={
        <span className="ww-numbers-count ww-small ww-quiet" role="status">
          {t('world:numbers.count', { count: changes.size })}
        </span>
      }
      act={{
        label: t('world:numbers.make'),
        isDisabled: changes.size === 0 || problems.size > 0,
        onPress: carryOut,
      }}
    >
      <Actions campaign={campaign} draft={draft} picked={picked} onDraft={setDraft} />
      <div className="ww-numbers ww-grid ww-gap-16">
        <Table
          lines={lines}
          draft={draft}
          problems={problems}
          picked={picked}
          onType={type}
          onPick={pick}
        />
        <div className="ww-plan-frame ww-grid">
          <WorldBoard
            label={t('world:plan.picture')}
            map={map}
            terrains={terrainsOf(campaign.system)}
            places={places}
            size={PICTURE}
          />
        </div>
      </div>
      <p className="ww-small ww-quiet">
        {t(hasSheets ? 'world:numbers.warning' : 'world:numbers.hint')}
      </p>
    </Dialog>
  );
};

/** The dialog that gives Großfelder other numbers. */
export function Numbers({ onClose }: { readonly onClose: () => void }) {
  const campaign = useSession((session) => session.campaign);
  return campaign === null ? null : <Sheet campaign={campaign} onClose={onClose} />;
}
