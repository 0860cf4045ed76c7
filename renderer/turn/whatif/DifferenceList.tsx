import { useMemo } from 'react';
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  ListLayout,
  Virtualizer,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { MonthDifference } from '../../../engine';
import { useWords } from '../../explain/react';
import { grouped, type Numbered } from './groups';
import { differenceSentence } from './sentence';

/** Up to here everything is drawn. */
const DRAWN_WHOLE = 200;
const LAYOUT = { estimatedRowHeight: 44, estimatedHeadingHeight: 34 };

export interface DifferenceListProps {
  readonly differences: readonly MonthDifference[];
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
}

const Groups = ({ differences, chosen, onChoose }: DifferenceListProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const groups = useMemo(() => grouped(differences), [differences]);
  return (
    <ListBox
      className="ww-differences"
      aria-label={t('whatif:differences.label')}
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={chosen === null ? [] : [chosen]}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : keys;
        if (id !== undefined) onChoose(Number(id));
      }}
    >
      {groups.map(({ group, items }) => (
        <ListBoxSection key={group} id={group} className="ww-difference-group">
          <Header className="ww-over">
            {t(`whatif:group.${group}`)} <span className="ww-figures">({items.length})</span>
          </Header>
          <Collection items={items}>
            {({ id, difference }: Numbered) => {
              const sentence = differenceSentence(difference, words);
              return (
                <ListBoxItem id={id} textValue={sentence} className="ww-difference">
                  {sentence}
                </ListBoxItem>
              );
            }}
          </Collection>
        </ListBoxSection>
      ))}
    </ListBox>
  );
};

/** Differences in words, group by group; arrows walk, the chosen one is shown on the maps. */
export const DifferenceList = (props: DifferenceListProps) =>
  props.differences.length <= DRAWN_WHOLE ? (
    <Groups {...props} />
  ) : (
    <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
      <Groups {...props} />
    </Virtualizer>
  );
