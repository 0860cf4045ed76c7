import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partiesInOrder } from '../../../../engine';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { Button, Dialog, IconButton, sideMarks, useSideOverflow } from '../../../kit/ui';
import { Sign } from '../card/Sign';
import type { TurnModel } from '../use-turn-model';
import { PartyReportPanel } from './ReportPanel';

/** How many letters are shown side by side at first. */
const FIRST = 3;

/** The letters of the chosen parties as columns. */
const Columns = ({ model }: { readonly model: TurnModel }) => {
  const { t } = useTranslation();
  const parties = partiesInOrder(model.campaign.world.parties);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    [...new Set([model.party.key, ...parties.map(({ key }) => key)])].slice(0, FIRST),
  );
  const shown = parties.filter(({ key }) => chosen.includes(key));
  const box = useRef<HTMLDivElement>(null);
  const side = sideMarks(useSideOverflow(box));
  const turn = (key: string): void =>
    setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  return (
    <>
      <div
        className="ww-beside-parties ww-row ww-align-stretch ww-wrapping ww-gap-6"
        role="group"
        aria-label={t('turn:beside.choose')}
      >
        {parties.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            className="ww-chip"
            aria-pressed={chosen.includes(key)}
            onClick={() => turn(key)}
          >
            <Sign party={key} /> {name}
          </button>
        ))}
      </div>
      {shown.length === 0 ? <p className="ww-quiet">{t('turn:beside.none')}</p> : null}
      <div
        ref={box}
        className="ww-beside ww-side-scroll ww-grid"
        {...side}
        tabIndex={0}
        role="group"
        aria-label={t('turn:beside.title')}
      >
        {shown.map((party) => (
          <PartyReportPanel key={party.key} model={model} party={party} />
        ))}
      </div>
    </>
  );
};

/** The reports of several parties side by side: a button of the turn that opens them over every step. */
export function ReportsBeside({ model }: { readonly model: TurnModel }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const keys = useMemo(
    (): readonly Shortcut[] => [
      {
        id: 'turn.beside',
        keys: 'Alt+B',
        text: 'turn:beside.title',
        scope: 'app:screen.turn',
        run: () => setOpen(true),
      },
    ],
    [],
  );
  useShortcuts(keys);
  return (
    <>
      <IconButton
        icon="letter"
        label={t('turn:beside.title')}
        shortcut="Alt+B"
        onPress={() => setOpen(true)}
      />
      <Dialog
        title={t('turn:beside.title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        width="full"
        footer={<Button onPress={() => setOpen(false)}>{t('app:common.close')}</Button>}
      >
        {isOpen ? <Columns model={model} /> : null}
      </Dialog>
    </>
  );
}
