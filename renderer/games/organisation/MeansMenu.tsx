import { useTranslation } from 'react-i18next';
import type { Json } from '../../../engine';
import { useSession } from '../../model/state/session';
import { useExecute } from '../../model/turn/execute';
import { Button, Menu } from '../../kit/ui';
import { orderAtTable } from '../../model/turn/table/commands';
import { usePlaceName } from '../../model/explain/use-game';

/** Ways to end unrest as orders say them; the letter is read in both languages (OS-8.7). */
const MEANS = [
  { id: 'money', words: 'mit Geld' },
  { id: 'authority', words: 'mit Autorität' },
  { id: 'military', words: 'mit Militär' },
  { id: 'secret_service', words: 'mit Geheimdienst' },
  { id: 'secret_service_bloody', words: 'mit Geheimdienst blutig' },
] as const;

interface Unrest {
  readonly party: string;
  readonly region: string;
}

const isUnrest = (data: unknown): data is Unrest =>
  typeof data === 'object' && data !== null && 'party' in data && 'region' in data;

/** Ends the unrest as the player says at the table: his letter gets a line more. */
export function MeansMenu({ data }: { readonly data: Json }) {
  const { t } = useTranslation();
  const execute = useExecute();
  const readOnly = useSession((session) => session.readOnly);
  const placeName = usePlaceName();
  if (!isUnrest(data)) return null;
  const { party, region } = data;
  const label = t('organisation:unrest.endIt');
  const order = (words: string): void => {
    const line = `\n\nAbschluss 7\nBERUHIGE 1 in ${placeName(region)} ${words}\n`;
    void execute(orderAtTable(party, line, new Date().toISOString()));
  };
  return (
    <Menu
      label={label}
      trigger={
        <Button icon="down" isDisabled={readOnly}>
          {label}
        </Button>
      }
      entries={MEANS.map(({ id, words }) => ({
        id,
        label: t(`organisation:unrest.means.${id}`),
        onAction: () => order(words),
      }))}
    />
  );
}
