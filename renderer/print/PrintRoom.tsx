import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, type Lattice, type PartyKey, realmView } from '../../engine';
import { bridge } from '../bridge';
import { useTerrains } from '../map/palette/use-catalogue';
import { partiesAtHand } from '../state/at-hand';
import { useDesk } from '../state/desk';
import { useSession } from '../state/session';
import { type Shortcut, useShortcuts } from '../state/shortcuts';
import { EmptyState } from '../ui';
import { OptionsPanel } from './OptionsPanel';
import { planPrint } from './plan';
import { Preview } from './Preview';
import { PrintedPages } from './PrintedPages';
import { usePrint } from './state';
import './print-room.css';

const Nothing = ({ reason }: { readonly reason: 'nothing' | 'noRealm' }) => {
  const { t } = useTranslation();
  return (
    <div className="ww-print-empty">
      <EmptyState title={t(`print:${reason}.title`)}>{t(`print:${reason}.text`)}</EmptyState>
    </div>
  );
};

const Room = ({
  campaign,
  lattice,
  party,
}: {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
  readonly party: PartyKey;
}) => {
  const { t } = useTranslation();
  const terrains = useTerrains();
  const options = useDeferredValue(usePrint((state) => state.options));
  const { world } = campaign;
  const view = useMemo(() => realmView(world, party), [world, party]);
  const plan = useMemo(() => planPrint(view, lattice, options), [view, lattice, options]);
  const words = useMemo(() => {
    const { moon, year } = world.clock;
    const date = t('app:date', { moon: t(`app:moon.${moon}`), year });
    return { title: world.parties[party]?.name ?? party, date };
  }, [t, world.clock, world.parties, party]);
  const [outcome, setOutcome] = useState('');
  const print = useMemo(
    () => () => {
      const name = t('print:fileName', { realm: words.title, date: words.date });
      bridge.printPdf({ name }).then(
        (saved) => setOutcome(saved === null ? '' : t('print:saved', { path: saved.path })),
        () => setOutcome(t('print:failed')),
      );
    },
    [t, words],
  );
  const keys = useMemo(
    (): readonly Shortcut[] => [
      {
        id: 'print.print',
        keys: 'Mod+P',
        text: 'print:key.print',
        scope: 'app:room.print',
        icon: 'print',
        inText: true,
        run: print,
      },
    ],
    [print],
  );
  useShortcuts(keys);
  return (
    <div className="ww-print-room">
      <OptionsPanel
        parties={Object.values(world.parties)}
        party={party}
        plan={plan}
        outcome={outcome}
        onPrint={print}
      />
      {plan === undefined ? (
        <Nothing reason="nothing" />
      ) : (
        <>
          <Preview plan={plan} words={words} terrains={terrains} />
          <PrintedPages plan={plan} words={words} terrains={terrains} />
        </>
      )}
    </div>
  );
};

/** Prints the map of one realm, made of what that realm knows and nothing else. */
export const PrintRoom = () => {
  const campaign = useSession((session) => session.campaign);
  const lattice = useSession((session) => session.lattice);
  const eyes = useDesk((desk) => desk.eyes);
  const chosen = usePrint((state) => state.party);
  if (campaign === null || lattice === null) return null;
  const { parties } = campaign.world;
  const wanted = [chosen, eyes.kind === 'realm' ? eyes.party : null, ...partiesAtHand(campaign)];
  const party = wanted.find((key) => key !== null && parties[key] !== undefined);
  if (party === undefined || party === null) return <Nothing reason="noRealm" />;
  return <Room campaign={campaign} lattice={lattice} party={party} />;
};
