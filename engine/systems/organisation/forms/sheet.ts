import type { FormDefinition } from '../../../kernel';
import { recordTable } from '../../../world';
import { ADVANTAGES, PRESENCE, SECRETS } from '../records';
import { HEAD, line, number, title } from './fields';

/** The sheet of an organisation: what it has in every region, its advantages, its secrets (OS-20-02, OS-20-04). */
export const SHEET: FormDefinition = {
  id: 'sheet',
  title: title('Organisationsbogen', 'Organisation sheet'),
  isReturned: false,
  parts: [HEAD, recordTable(PRESENCE, 4), recordTable(ADVANTAGES, 10), recordTable(SECRETS, 3)],
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
