import { type Campaign, hexGameOf, playingParties, systems } from '../../../engine';
import { useMapScreen } from '../../model/map/state';
import { showNewRecord, showRecord, useRecordsView } from '../../model/records/records-store';
import { useView } from '../../model/state/view';
import { useForms } from '../../screens/print/forms/tabs/FormsTab';
import { OPENING_FORM } from '../../screens/print/forms/opening';
import { usePrint } from '../../screens/print/print-store';
import type { FoundingLine } from './use-founding';

/** What the map is prepared for by a step: its tool, and the party that comes next. */
const prepareMap = ({ step, progress }: FoundingLine, { world }: Campaign): void => {
  const view = useView.getState();
  const party = progress.missing[0] ?? playingParties(world)[0]?.key ?? null;
  view.set({ perspective: { kind: 'truth' } });
  if (step.id === 'territory') {
    useMapScreen.getState().set({ paint: { kind: 'owner', party }, size: 19 });
    view.set({ tool: 'brush' });
  }
  if (step.id === 'capitals') view.set({ tool: 'settlement' });
  if (step.id === 'land') view.set({ tool: 'brush' });
};

/** Opens what a step is about: a form for the next one that is missing, else the list of those there are. */
const openRegister = (register: string, { progress }: FoundingLine, campaign: Campaign): void => {
  const [missing] = progress.missing;
  if (register === 'parties' && missing !== undefined) {
    showRecord(register, missing);
    return;
  }
  if (progress.done >= progress.of) {
    useRecordsView.getState().enter(register);
    useView.getState().set({ screen: 'records' });
    return;
  }
  const kind = systems[campaign.system]?.records.find(({ id }) => id === register);
  const place = kind?.placeField;
  const capital = campaign.world.parties[missing ?? '']?.capital ?? null;
  showNewRecord(register, {
    ...(missing === undefined ? {} : { [kind === undefined ? 'party' : 'owner']: missing }),
    ...(place === undefined || capital === null ? {} : { [place]: capital }),
  });
};

/** Opens the place where a step is done. Steps that are done in the list itself open nothing. */
export function goToStep(line: FoundingLine, campaign: Campaign): void {
  const { place } = line.step;
  if (place.to === 'records') openRegister(place.register, line, campaign);
  if (place.to === 'board') {
    useView.getState().set({ screen: 'map' });
    if (Object.keys(hexGameOf(systems[campaign.system]).terrains).length > 0)
      prepareMap(line, campaign);
  }
  if (place.to === 'letters') {
    const [party] = [...line.progress.missing, ...Object.keys(campaign.world.parties)];
    useForms.getState().choose({ form: OPENING_FORM, party: party ?? null });
    usePrint.getState().set({ tab: 'forms' });
    useView.getState().set({ screen: 'print' });
  }
}
