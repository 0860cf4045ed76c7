import { describe, expect, it } from 'vitest';
import { systems } from '../../../../engine';
import { mills } from '../../../../engine/testing/mills';
import { millWorld } from '../../../../engine/testing/mills/campaign';
import { hasSecrets } from '../../../model/state/veil';
import { registerOf } from '../records/register';
import { secretsOf } from './SecretsView';

const [MILL] = mills.records;
if (MILL === undefined) throw new Error('the game has no records');

/** The smallest game, with the wheels of its mills as a secret. */
const secretive = {
  ...mills,
  records: [
    {
      ...MILL,
      fields: MILL.fields.map((field) =>
        field.id === 'wheels' ? { ...field, isSecret: true } : field,
      ),
    },
  ],
};

describe('the secrets of a world', () => {
  it('are those its game declares, with their owner and who knows them', () => {
    const secrets = secretsOf(secretive, millWorld(), {}, 'de');
    expect(secrets.length).toBeGreaterThan(0);
    for (const { field, text, owner, audience } of secrets) {
      expect(field.id).toBe('wheels');
      expect(Number(text)).toBeGreaterThan(0);
      expect(Object.keys(millWorld().parties)).toContain(owner);
      expect(audience).toBe('owner');
    }
    expect(secretsOf(mills, millWorld(), {}, 'de')).toEqual([]);
  });

  it('are declared by those games that live by them', () => {
    expect([secretive, mills].map(hasSecrets)).toEqual([true, false]);
    const declaring = Object.values(systems).filter(hasSecrets);
    expect(declaring).toHaveLength(1);
  });

  it('are in no column of their register, and so in no table it writes', () => {
    for (const kind of Object.values(systems).flatMap(({ records }) => records)) {
      const secret = kind.fields.filter(({ isSecret }) => isSecret).map(({ id }) => id);
      const { columns } = registerOf('game', kind);
      const shown = columns.filter(({ width }) => width !== undefined).map(({ id }) => id);
      expect(shown.filter((id) => secret.includes(id))).toEqual([]);
    }
  });
});
