import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, type Party, type PartyKey } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import type { Command } from '../../../model/state/command';
import { Button, TextField } from '../../../kit/ui';
import {
  describeRealm,
  foundRealm,
  freePartyKey,
  type RealmSheet,
  removeRealm,
  tiesOf,
} from '../../../model/map/commands/parties';
import { suggestedRealm } from '../../../model/genesis/suggest-name';
import { SuggestName } from '../../../model/genesis/SuggestName';
import { leastWorn, nameProblem, wearersOf } from '../../../model/records/realm-change';
import { PartyPlayers } from '../../../model/records/PartyPlayers';
import { RealmColours } from '../../../model/records/RealmColours';
import { useDraft } from '../../../kit/ui/use-draft';

interface FormProps {
  readonly campaign: Campaign;
  readonly onCommand: (command: Command) => void;
}

/** The boxes both forms share. */
const Boxes = ({
  campaign,
  sheet,
  self,
  problem,
  onChange,
  onLeave,
}: {
  readonly campaign: Campaign;
  readonly sheet: RealmSheet;
  readonly self: PartyKey | null;
  readonly problem: 'nameEmpty' | 'nameTaken' | undefined;
  readonly onChange: (sheet: RealmSheet) => void;
  readonly onLeave: (sheet: RealmSheet) => void;
}) => {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('places:realm.name')}
        error={
          problem === undefined
            ? undefined
            : t(`places:realm.${problem}`, { name: sheet.name.trim() })
        }
        autoFocus={self === null}
        value={sheet.name}
        onChange={(name) => onChange({ ...sheet, name })}
        onBlur={() => onLeave(sheet)}
      />
      {self === null ? (
        <SuggestName
          suggest={(tries) => suggestedRealm(campaign, tries)}
          onTake={(name) => onChange({ ...sheet, name })}
        />
      ) : null}
      <TextField
        label={t('places:realm.ruler')}
        value={sheet.ruler}
        onChange={(ruler) => onChange({ ...sheet, ruler })}
        onBlur={() => onLeave(sheet)}
      />
      <RealmColours
        value={sheet.colour}
        wearers={wearersOf(campaign, self)}
        onChange={(colour) => {
          onChange({ ...sheet, colour });
          onLeave({ ...sheet, colour });
        }}
      />
    </>
  );
};

/** A realm of the world: leaving a field writes it, as one step of undo. */
export function RealmForm({ campaign, party, onCommand }: FormProps & { readonly party: Party }) {
  const { t } = useTranslation();
  const { list } = figuresOf(useWords());
  const [name, setName] = useDraft(party.name);
  const [ruler, setRuler] = useDraft(party.ruler);
  const [isTied, setTied] = useState(false);
  const problem = nameProblem(campaign, name, party.key);
  const ties = tiesOf(campaign, party.key);
  const write = (sheet: RealmSheet): void => {
    const wanted = { ...sheet, name: sheet.name.trim(), ruler: sheet.ruler.trim() };
    if (nameProblem(campaign, wanted.name, party.key) !== undefined) return;
    const command = describeRealm(campaign, party.key, wanted);
    if (command !== undefined) onCommand(command);
  };
  const remove = (): void => {
    const command = removeRealm(campaign, party.key);
    if (command === undefined) setTied(true);
    else onCommand(command);
  };
  return (
    <div className="ww-place-form">
      <Boxes
        campaign={campaign}
        sheet={{ name, ruler, colour: party.colour }}
        self={party.key}
        problem={problem}
        onChange={(sheet) => {
          setName(sheet.name);
          setRuler(sheet.ruler);
        }}
        onLeave={write}
      />
      <PartyPlayers campaign={campaign} party={party} isDisabled={false} onCommand={onCommand} />
      <p className="ww-small ww-quiet">{t('places:realm.key', { key: party.key })}</p>
      <Button variant="text" icon="trash" onPress={remove}>
        {t('places:realm.remove')}
      </Button>
      {isTied && ties.length > 0 ? (
        <p className="ww-field-error" role="alert">
          {t('places:realm.tied', {
            name: party.name,
            ties: list(ties.map(({ tie, count }) => t(`places:realm.tie.${tie}`, { count }))),
          })}
        </p>
      ) : null}
    </div>
  );
}

/** A new realm; it exists once it is added. */
export function NewRealmForm({
  campaign,
  onCommand,
  onAdded,
}: FormProps & { readonly onAdded: (key: PartyKey) => void }) {
  const { t } = useTranslation();
  const [sheet, setSheet] = useState<RealmSheet>(() => ({
    name: '',
    ruler: '',
    colour: leastWorn(campaign),
  }));
  const [isChecked, setChecked] = useState(false);
  const problem = nameProblem(campaign, sheet.name, null);
  const add = (): void => {
    setChecked(true);
    if (problem !== undefined) return;
    const key = freePartyKey(campaign, sheet.name);
    onCommand(foundRealm(key, { ...sheet, name: sheet.name.trim(), ruler: sheet.ruler.trim() }));
    onAdded(key);
  };
  return (
    <form
      className="ww-place-form"
      aria-label={t('places:realm.adding')}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Boxes
        campaign={campaign}
        sheet={sheet}
        self={null}
        problem={isChecked || problem === 'nameTaken' ? problem : undefined}
        onChange={setSheet}
        onLeave={() => undefined}
      />
      <p className="ww-small ww-quiet">{t('places:realm.keyHint')}</p>
      <Button variant="filled" type="submit">
        {t('places:realm.found')}
      </Button>
    </form>
  );
}
