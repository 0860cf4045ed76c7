import type { CultureText } from '../../../../engine';
import { freeId } from '../ids';
import {
  changed,
  type Column,
  type FieldValue,
  type NewField,
  type Register,
  type PartProps,
  specsUnder,
} from '../../../model/records/register';
import './culture.css';

/** A text in reading form: paragraph by paragraph. */
function ReadingPart({ row }: Pick<PartProps<CultureText>, 'row'>) {
  return (
    <article className="ww-culture-text">
      {row.text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </article>
  );
}

/** Writes one field of a text. */
const write = (key: keyof CultureText) => (row: CultureText, value: FieldValue) =>
  changed(({ culture }) => {
    const text = culture[row.id];
    if (text !== undefined) Object.assign(text, { [key]: value });
  });

const named = specsUnder<Column<CultureText>>((id) => `records:culture.${id}`);
const field = specsUnder<NewField>((id) => `records:culture.${id}`);

const column = (
  id: keyof CultureText,
  kind: Column<CultureText>['kind'],
  rest: Partial<Column<CultureText>> = {},
): Column<CultureText> => named(id, kind, { value: (text) => text[id], edit: write(id), ...rest });

/** Texts of culture with author, realm and date; never a rule value (WW-1.5-02, WW-8.2-30). */
export const culture: Register<CultureText> = {
  id: 'culture',
  title: 'records:culture.register',
  fresh: 'records:culture.fresh',
  empty: { title: 'records:culture.emptyTitle', text: 'records:culture.emptyText' },
  rows: (campaign) => Object.values(campaign.culture),
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  columns: [
    column('title', 'text', { width: [180, 3], isBulk: false }),
    column('party', 'realm', {
      width: [120, 1],
      isOptional: true,
      none: 'records:culture.noParty',
    }),
    column('author', 'text', { width: [120, 1], isOptional: true }),
    column('turn', 'turn', { width: [60] }),
    column('isPublic', 'flag', { width: [96] }),
    column('text', 'text', { rows: 14, isOptional: true, isBulk: false }),
  ],
  sheet: [
    { id: 'read', fields: [], Part: ReadingPart, isShown: ({ text }) => text !== '' },
    { id: 'about', fields: ['title', 'party', 'author', 'turn', 'isPublic'] },
    { id: 'text', fields: ['text'] },
  ],
  create: {
    fields: [
      field('title', 'text', { initial: () => '' }),
      field('party', 'realm', {
        isOptional: true,
        none: 'records:culture.noParty',
        initial: () => null,
      }),
    ],
    make: ({ title, party }, { campaign }) => {
      const id = freeId('k', campaign.culture, campaign.shelf);
      const text: CultureText = {
        id,
        title: String(title ?? ''),
        text: '',
        party: typeof party === 'string' ? party : null,
        author: '',
        turn: campaign.world.clock.turn,
        isPublic: false,
      };
      return {
        ...changed((draft) => {
          Object.assign(draft.culture, { [id]: text });
        }),
        id,
      };
    },
  },
  shelve: (text) => ({
    ...changed((draft) => {
      Reflect.deleteProperty(draft.culture, text.id);
    }),
    item: { kind: 'culture', value: text },
  }),
};
