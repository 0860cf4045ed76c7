import type { FormDefinition } from '../../../kernel';
import { HEAD, line, number, title } from './fields';

/** The sheet of an organisation: what it has in every region, its advantages, its secrets (OS-20-02, OS-20-04). */
export const SHEET: FormDefinition = {
  id: 'sheet',
  title: title('Organisationsbogen', 'Organisation sheet'),
  isReturned: false,
  parts: [
    HEAD,
    {
      kind: 'table',
      title: title('Regionen', 'Regions'),
      columns: [
        line('region', 'Region', 'Region', 0.28),
        number('calm', 'ruhig', 'calm', 0.12),
        number('unrest', 'in Aufruhr', 'in unrest', 0.12),
        number('limit', 'Limit', 'Limit', 0.12),
        number('purse', 'Geld', 'Money', 0.18),
        number('protected', 'davon geschützt', 'protected', 0.18),
      ],
      rows: 4,
    },
    {
      kind: 'table',
      title: title('Vorzüge', 'Advantages'),
      columns: [
        line('name', 'Name', 'Name', 0.28),
        line('category', 'Kategorie', 'Category', 0.22),
        line('where', 'Region', 'Region', 0.2),
        number('intact', 'heil', 'intact', 0.09),
        number('damaged', 'beschädigt', 'damaged', 0.12),
        number('upkeep', 'je Stufe', 'per level', 0.09),
      ],
      rows: 10,
    },
    {
      kind: 'table',
      title: title('Geheimnisse', 'Secrets'),
      columns: [
        line('secret', 'Worum es geht', 'What it is about', 0.3),
        line('secretText', 'Was die Organisation weiß', 'What the organisation knows', 0.7),
      ],
      rows: 3,
    },
  ],
};

/** The account of a closing: income, upkeep, rest by region (OS-18-05, OS-20-04). */
export const CLOSING: FormDefinition = {
  id: 'closing',
  title: title('Abschlussrechnung', 'Closing account'),
  isReturned: false,
  parts: [
    HEAD,
    {
      kind: 'table',
      title: title('Einkommen und Unterhalt', 'Income and upkeep'),
      columns: [
        line('item', 'Posten', 'Item', 0.45),
        line('itemRegion', 'Region', 'Region', 0.35),
        number('amount', 'Geld', 'Money', 0.2),
      ],
      rows: 14,
    },
    {
      kind: 'fields',
      title: title('Summe', 'Sum'),
      fields: [
        number('before', 'Vorher', 'Before', 0.33),
        number('change', 'Veränderung', 'Change', 0.33),
        number('after', 'Nachher', 'After', 0.34),
      ],
    },
  ],
};
