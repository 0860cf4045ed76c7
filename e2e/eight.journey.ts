import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from './support/test';
import { violationsOf } from './support/axe';
import { DESKTOP, freshPage, LAPTOP, takePicture } from './support/browser';
import { countActions } from './support/effort';
import { dropPost, PASTED, POST, rowWith } from './support/eight';
import { enter, pasteByKey, tabTo, walkTo } from './support/keyboard';
import { goTo, pasteText } from './support/pages';

const turnStep = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Schritte des Monats' }).getByRole('button', { name });
const realm = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Reiche und ihre Befehle' }).getByRole('tab', { name });
const findings = (page: Page) => page.getByRole('region', { name: 'Befunde' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Chooses the first finding of the order in a row and one of the actions on it. */
const judge = async (page: Page, words: string, act: string): Promise<void> => {
  await rowWith(page, words).click();
  await findings(page).locator('.ww-finding-go').first().click();
  await findings(page).getByRole('button', { name: act }).click();
};

/** Puts other words over those of the finding. */
const correct = async (page: Page, row: string, before: string, after: string): Promise<void> => {
  await judge(page, row, 'Berichtigen');
  await page.getByRole('textbox', { name: `Worte statt „${before}“` }).fill(after);
  await page.keyboard.press('Enter');
};

test('eight realms by mouse: a month from the mailbox to the closed books, and a late correction', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, LAPTOP, 'de-DE');
  const banner = page.getByRole('banner');
  await button(page, 'Großes Beispiel öffnen (8 Reiche, mit Post)').click();
  await button(page, 'Rundgang beenden').click();

  await test.step('the letters come in one drop and by paste; each letter is suggested to its realm', async () => {
    await goTo(page, 'Zug');
    await turnStep(page, 'Eingang').click();
    await expect(page.getByText('Der Eingang ist leer')).toBeVisible();
    await dropPost(page, POST);
    const documents = page.getByRole('table', { name: 'Schriftstücke' });
    for (const [document, party] of [
      ['Zug 58 Valdrun', 'Königreich Valdrun 6 von 6 Einheiten, Absender, Name im Kopf'],
      ['Lyranth-58.docx', 'Seebund Lyranth 4 von 5 Einheiten, Absender'],
      ['Okhan Zug 58.docx', 'Sippen von Okhan 4 von 4 Einheiten, Name im Kopf'],
      ['Nahrim.xlsx', 'Emirat Nahrim 3 von 4 Einheiten, Name im Kopf'],
      ['Frostkap.csv', 'Freie Stämme von Frostkap 2 von 2 Einheiten, Name im Kopf'],
      ['Gilde.txt', 'Gilde der Fährleute 2 von 2 Einheiten, Name im Kopf'],
      ['Tharos.txt', 'Reich Tharos 10 von 11 Einheiten, Name im Kopf'],
    ] as const)
      await expect(
        documents.getByRole('row', { name: new RegExp(`^${document} .*${party}`) }),
      ).toHaveCount(1);
    await pasteText(page, PASTED);
    await expect(button(page, /^Bei der Mark Dornach ablegen/)).toBeVisible();
    await takePicture(page, 'eight-inbox');
    expect(await violationsOf(page)).toEqual([]);

    // The original is preserved byte by byte.
    await documents.getByRole('row', { name: /^Okhan/ }).click();
    const saving = page.waitForEvent('download');
    await button(page, 'Original speichern').click();
    const saved = await readFile(await (await saving).path());
    expect(
      saved.equals(POST.find(({ name }) => name === 'Okhan Zug 58.docx')?.buffer ?? Buffer.of()),
    ).toBe(true);
    await page.bringToFront();

    await documents.getByRole('row', { name: /^Zug 58 Valdrun/ }).click();
    await expect(page.getByRole('list', { name: 'Teile des Schriftstücks' })).toContainText(
      'Botschaft',
    );
    await button(page, /^Beim Königreich Valdrun ablegen/).click();
    await button(page, /^\d+ sichere Treffer ablegen/).click();
    await expect(page.getByText('8 von 8 da')).toBeVisible();
  });

  await test.step('planted mistakes are found, corrected in the letter or asked of the player', async () => {
    await button(page, /^Seebund Lyranth:/).click();
    await expect(realm(page, 'Seebund Lyranth')).toContainText('2 offen');
    await correct(page, '-27-40', '40', '28');
    await expect(rowWith(page, '303')).toContainText('-27-28');
    await judge(page, '304', 'Spieler fragen');
    await expect(realm(page, 'Seebund Lyranth')).not.toContainText('offen');
    await page.getByRole('radio', { name: /^Rückfragen/ }).click();
    await expect(page.getByRole('textbox', { name: 'Wortlaut' })).toHaveValue(
      /1\. Einheit 304, „304“/,
    );
    await takePicture(page, 'eight-questions');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('radio', { name: /^Bestätigung/ }).click();
    const sheet = page.getByRole('article', { name: 'So habe ich dich verstanden' });
    await expect(sheet).toContainText('zieht von 002/20 über 002/27 nach 002/28');
    await expect(sheet).toContainText('statt „40“ lese ich „28“');
    await takePicture(page, 'eight-confirmation');
  });

  await test.step('warnings are acknowledged and realm after realm is ready', async () => {
    const acts = page.getByRole('group', { name: 'Dieses Reich' });
    const finish = async (): Promise<void> => {
      await acts.getByRole('button', { name: /Warnung(en)? annehmen/ }).click();
      await acts.getByRole('button', { name: /^(Fertig|Trotzdem fertig), weiter/ }).click();
    };
    await finish();
    await expect(realm(page, 'Seebund Lyranth')).toContainText('fertig');
    await realm(page, 'Sippen von Okhan').click();
    await correct(page, 'KX', 'KX', 'KV');
    await expect(realm(page, 'Sippen von Okhan')).toContainText('geprüft');
    await finish();
    for (const name of [
      'Emirat Nahrim',
      'Mark Dornach',
      'Freie Stämme von Frostkap',
      'Gilde der Fährleute',
    ]) {
      await realm(page, name).click();
      if (name === 'Emirat Nahrim') {
        await button(page, /^alle \d+ Befunde/).click();
        await expect(findings(page)).toContainText('Als alter Ort steht');
      }
      await finish();
      await expect(realm(page, name)).toContainText('fertig');
    }
    await realm(page, 'Königreich Valdrun').click();
    await acts.getByRole('button', { name: /^Fertig, weiter/ }).click();
    await expect(realm(page, 'Reich Tharos')).toHaveAttribute('aria-selected', 'true');
    await takePicture(page, 'eight-check');
    expect(await violationsOf(page)).toEqual([]);
    await finish();
    await expect(realm(page, 'Reich Tharos')).toContainText('fertig');
  });

  await test.step('the run shows the results of every phase, and the march in time', async () => {
    await turnStep(page, 'Probelauf').click();
    const phases = page.getByRole('tablist', { name: 'Schritte der Rechnung' });
    await phases.getByRole('tab', { name: /^Bücher schließen/ }).click();
    await expect(page.getByRole('region', { name: 'Ergebnisse: Bücher schließen' })).toContainText(
      'Steuern',
    );
    await phases.getByRole('tab', { name: /^Marsch und Kampf/ }).click();
    const march = page.getByRole('region', { name: 'Ergebnisse: Marsch und Kampf' });
    await expect(march).toContainText('Angriff vom Wasser in 001/01');
    const slider = page.getByRole('slider', { name: 'Zeit' });
    await expect(slider).toHaveValue('0');
    await button(page, 'Nächstes Ereignis').click();
    await expect(slider).not.toHaveValue('0');
    await takePicture(page, 'eight-run');
    expect(await violationsOf(page)).toEqual([]);
    await march.getByRole('button', { name: 'Zum Fall' }).click();
  });

  const fight = page.getByRole('article', { name: 'Angriff vom Wasser in Seegard' });
  const queue = page.getByRole('navigation', { name: 'Was zu entscheiden ist' });
  const toCase = async (words: string): Promise<void> => {
    await button(page, 'Alle Fälle').click();
    await queue.getByRole('button', { name: words }).click();
  };

  await test.step('a good point is ticked off, own dice are typed, the odds are shown', async () => {
    await expect(fight).toContainText('Königreich Valdrun siegt');
    await fight.getByText('eine Höhenstufe abwärts').click();
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: 'Grund' })
      .fill('Vom Wasser her steigt nichts ab.');
    await page.keyboard.press('Enter');
    await expect(fight).toContainText('4.000 × (100 + 10 × 8)');
    await expect(fight).toContainText('Reich Tharos siegt, Verhältnis 1,018 zu 1');
    await button(page, /^Eigene Würfel eintragen/).click();
    const dice = page.getByRole('form', { name: 'Eigene Würfel' });
    await dice
      .getByRole('group', { name: /^2\. Würfel des Königreichs Valdrun/ })
      .getByRole('radio', { name: '6' })
      .check({ force: true });
    await dice.getByRole('button', { name: 'Speichern' }).click();
    await expect(fight).toContainText('Königreich Valdrun siegt, Verhältnis 1,145 zu 1');
    await expect(fight.getByRole('region', { name: 'Was meist geschieht' })).toContainText(
      /Von 500 Versuchen: Reich Tharos siegt \d+ %/,
    );
    await takePicture(page, 'eight-fight');
    expect(await violationsOf(page)).toEqual([]);
    await button(page, /^Ergebnis übernehmen/).click();
  });

  await test.step('an encounter is decided otherwise, a question accepted with Enter, the rest as computed', async () => {
    const encounter = page.getByRole('article', { name: 'Begegnung in Seegard' });
    await expect(encounter).toBeVisible();
    await expect(page.getByRole('region', { name: 'Begegnungstafel' })).toBeVisible();
    await takePicture(page, 'eight-encounter');
    const choices = encounter.locator('.ww-radio');
    const other = choices.filter({ has: page.locator('input:not(:checked)') }).first();
    await other.click();
    await encounter.getByRole('textbox', { name: 'Grund (freiwillig)' }).fill('Sie kennen sich.');
    await encounter.getByRole('button', { name: /^Ergebnis übernehmen/ }).click();
    await toCase('Sonderbefehl von Einheit 501');
    await page.getByRole('radio', { name: /^Noch offen/ }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^\d+ Fälle, 8 ungesehen$/)).toBeVisible();
    await button(page, /^Alle 8 gezeigten/).click();
    await expect(page.getByText(/^\d+ Fälle, 0 ungesehen$/)).toBeVisible();
    await page.getByRole('radio', { name: /^Von Hand/ }).click();
    await expect(page.getByRole('region', { name: 'Von Hand entschieden' })).toContainText(
      'Sie kennen sich.',
    );
    await page.getByRole('radio', { name: 'Fälle' }).click();
  });

  await test.step('what if: another order is compared with the month and dropped', async () => {
    await turnStep(page, 'Was wäre wenn').click();
    await button(page, /^Neue Variante/)
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Variante anlegen' }).click();
    await realm(page, 'Königreich Valdrun').click();
    await rowWith(page, '-35-27').locator('td', { hasText: '-35-27' }).dblclick();
    await page.getByRole('textbox', { name: 'Worte statt „-35-27“' }).fill('-35');
    await page.keyboard.press('Enter');
    await expect(rowWith(page, '201')).not.toContainText('-35-27');
    await button(page, /^Vergleichen/).click();
    await expect(page.getByRole('region', { name: 'Unterschiede' })).toContainText('001/35');
    await takePicture(page, 'eight-whatif');
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Verwerfen').click();
    await expect(page.getByRole('region', { name: /^Was wäre wenn „/ })).toHaveCount(0);
  });

  await test.step('the balance of Tharos shows its contradictions in words (WW-8.3-45)', async () => {
    await goTo(page, 'Bücher');
    const tharos = page
      .getByRole('listbox', { name: 'Reiche' })
      .getByRole('option', { name: /Reich Tharos/ });
    await tharos.click();
    await expect(tharos).toContainText('15 Abweichungen');
    // Letters typed in the list look for a realm.
    await page.getByRole('heading', { name: 'Bilanz: Reich Tharos' }).click();
    await page.keyboard.press('n');
    const gap = page.locator('.ww-gap[aria-current="true"]');
    await expect(gap).toContainText(/40 × 60 = 2\.400/);
    await expect(gap).toBeInViewport();
    await takePicture(page, 'eight-balance');
    expect(await violationsOf(page)).toEqual([]);
    await goTo(page, 'Zug');
  });

  await test.step('the month is closed in one step, undone and redone as one', async () => {
    await turnStep(page, 'Beenden').click();
    const closing = page.getByRole('region', { name: 'Zug 58 beenden' });
    await expect(closing).toContainText('Seebund Lyranth88.750+89.300178.050');
    await expect(closing).toContainText('Einbehalten');
    await expect(closing.getByRole('button', { name: 'Zug beenden' })).toBeEnabled();
    await takePicture(page, 'eight-close');
    expect(await violationsOf(page)).toEqual([]);
    await closing.getByRole('button', { name: 'Zug beenden' }).click();
    await expect(banner).toContainText('Zug 59');
    await banner.getByRole('button', { name: /^Rückgängig/ }).click();
    await expect(banner).toContainText('Zug 58');
    await banner.getByRole('button', { name: /^Wiederholen/ }).click();
    await expect(banner).toContainText('Zug 59');
  });

  await test.step('the archive has the month complete, read-only', async () => {
    await turnStep(page, 'Archiv').click();
    const month = page.getByRole('region', { name: 'Zug 58, Falkenmond 419' });
    await expect(month).toContainText('Nur zum Nachlesen');
    await expect(month.getByRole('region', { name: 'Seebund Lyranth' }).locator('ins')).toHaveText(
      '28',
    );
    for (const [leaf, words] of [
      ['Entscheidungen', 'Sie kennen sich.'],
      ['Kämpfe', '1.145'],
      ['Bilanzen', 'Königreich Valdrun'],
    ] as const) {
      await month.getByRole('radio', { name: leaf }).click();
      await expect(month).toContainText(words);
    }
    await takePicture(page, 'eight-archive');
    expect(await violationsOf(page)).toEqual([]);
    await month.getByRole('radio', { name: 'Auswertungen' }).click();
    await button(page, 'Alle als verschickt vermerken').click();
    await expect(
      button(page, /^Auswertung des Königreichs Valdrun: doch nicht verschickt/),
    ).toBeVisible();
  });

  await test.step('late correction: differences, who learned what, errata, booked', async () => {
    await turnStep(page, 'Archiv').click();
    await button(page, 'Nachtrag zu diesem Monat').click();
    await realm(page, 'Königreich Valdrun').click();
    await rowWith(page, '-35-27').locator('td', { hasText: '-35-27' }).dblclick();
    await page.getByRole('textbox', { name: 'Worte statt „-35-27“' }).fill('-35');
    await page.keyboard.press('Enter');
    await button(page, /^Unterschiede zeigen/).click();
    const late = page.getByRole('region', { name: 'Was der Nachtrag ändert' });
    await expect(late.getByRole('region', { name: 'Unterschiede' })).toContainText('001/35');
    await takePicture(page, 'eight-late');
    expect(await violationsOf(page)).toEqual([]);
    await late.getByRole('tab', { name: 'Wer hat was erfahren' }).click();
    await expect(late).toContainText('durfte es nicht wissen');
    await late.getByRole('tab', { name: 'Richtigstellungen' }).click();
    await expect(
      late.getByRole('textbox', { name: 'Richtigstellung an das Reich Tharos' }),
    ).toHaveValue(/Zug 58/);
    await takePicture(page, 'eight-errata');
    await late.getByRole('tab', { name: 'Buchen' }).click();
    await late.getByRole('textbox', { name: 'Grund' }).fill('Der Weg war verlesen.');
    await button(page, 'Nachtrag zu Zug 58 buchen').click();
    await expect(page.getByRole('region', { name: /^Nachtrag zu Zug 58/ })).toHaveCount(0);
    await turnStep(page, 'Archiv').click();
    await expect(page.getByText(/Der Weg war verlesen\./)).toBeVisible();
  });

  await test.step('the books: the postings of the month, the realms compared with the table', async () => {
    await goTo(page, 'Bücher');
    await page.getByRole('radio', { name: 'Hauptbuch' }).click();
    await expect(page.getByRole('row', { name: /^58 .*Steuern von Tharos/ })).toBeVisible();
    await takePicture(page, 'eight-ledger');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Vergleich' }).click();
    await expect(
      page.getByText(/^Land von 8 Reichen, Falkenmond 419 bis Eulenmond 419/),
    ).toBeVisible();
    const table = button(page, 'Tabelle zeigen');
    if ((await table.count()) > 0) await table.click();
    await expect(page.getByRole('region', { name: 'Land' }).getByRole('table')).toContainText(
      'Mark Dornach',
    );
    await takePicture(page, 'eight-compare');
    expect(await violationsOf(page)).toEqual([]);
  });
});

/** Steps of the turn as rows of the count. */
type Counted = 'Inbox' | 'Check' | 'Trial run' | 'Decide' | 'Turn report' | 'End turn' | 'Archive';

/** Actions of the person: those for Valdrun alone, and those for all eight realms at once. */
const tally: Record<'own' | 'shared', Partial<Record<Counted, number>>> = { own: {}, shared: {} };

/** Does something and counts the keys and clicks it took. */
const counting = async (
  page: Page,
  whose: 'own' | 'shared',
  where: Counted,
  work: () => Promise<void>,
): Promise<void> => {
  const actions = await countActions(page);
  await work();
  tally[whose][where] = (tally[whose][where] ?? 0) + (await actions()).length;
};

const sumOf = (counts: Partial<Record<Counted, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The count as the table of docs/effort.md. */
const tableOf = (): string =>
  [
    '| Step of the turn | Valdrun alone | all eight at once |',
    '| --- | ---: | ---: |',
    ...[...new Set([...Object.keys(tally.shared), ...Object.keys(tally.own)])].map(
      (where) =>
        `| ${where} | ${String(tally.own[where as Counted] ?? 0)} | ${String(tally.shared[where as Counted] ?? 0)} |`,
    ),
    `| Sum | ${String(sumOf(tally.own))} | ${String(sumOf(tally.shared))} |`,
  ].join('\n');

test('eight realms by keyboard alone, in English; a realm without a mistake takes at most 25 actions', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP, 'en-GB');
  const keys = page.keyboard;
  const banner = page.getByRole('banner');
  const press = async (...pressed: readonly string[]): Promise<void> => {
    for (const key of pressed) await keys.press(key);
  };
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(name) });
  const toRealm = async (name: string): Promise<void> => {
    await tabTo(
      page,
      page
        .locator(
          '.ww-realm-tabs [role="tab"][aria-selected="true"], [role="tablist"] [role="tab"][aria-selected="true"]',
        )
        .first(),
    );
    await walkTo(page, tab(name), 'ArrowRight');
  };
  const correctByKey = async (before: string, after: string): Promise<void> => {
    await toRealm('Valdrun');
    await press('o');
    await tabTo(page, page.locator('table.ww-orders tr[tabindex="0"]'));
    await walkTo(page, rowWith(page, before), 'ArrowDown');
    const field = page.getByRole('textbox', { name: `Words instead of “${before}”` });
    for (let cell = 0; cell < 9; cell += 1) {
      await press('ArrowRight', 'F2');
      if ((await field.count()) > 0) break;
      await press('Escape');
    }
    await field.press('Control+a');
    await keys.type(after);
    await press('Enter');
    await expect(rowWith(page, before)).toHaveCount(0);
  };
  const onCurrent = async (words: string): Promise<void> => {
    const current = page.getByRole('region', { name: 'Findings' }).locator('[aria-current]');
    await expect(async () => {
      await press('F8');
      await expect(current).toContainText(words, { timeout: 50 });
    }).toPass();
  };

  await test.step('the example opens in English, the letters come through the file dialog and by paste', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Deutsch' }));
    await press('ArrowRight', 'Space');
    await enter(
      page,
      page.getByRole('button', { name: 'Open the large example (8 realms, with mail)' }),
      'Shift+Tab',
    );
    await expect(page.getByRole('dialog', { name: /^Tour/ })).toBeVisible();
    await press('Escape', 'Alt+3');
    await expect(page.getByRole('navigation', { name: 'Steps of the month' })).toBeVisible();
    await press('1');
    const choosing = page.waitForEvent('filechooser');
    await press('o');
    await (await choosing).setFiles([...POST]);
    await expect(page.getByRole('row', { name: /^Tharos\.txt/ })).toBeVisible();
    await pasteByKey(page, PASTED);
    await expect(page.getByRole('row', { name: /^Pasted text/ })).toBeVisible();
  });

  await test.step('Valdrun is filed with what it writes to others, the rest at once', async () => {
    await counting(page, 'shared', 'Inbox', () => press('1'));
    await counting(page, 'own', 'Inbox', async () => {
      await press('End');
      await expect(page.getByRole('heading', { name: 'Zug 58 Valdrun' })).toBeVisible();
      // Its purpose is suggested once it has been read.
      await expect(page.getByRole('main').getByText(/being read/)).toHaveCount(0);
      await press('m');
    });
    await expect(page.getByText('1 of 8 there')).toBeVisible();
    await counting(page, 'shared', 'Inbox', () => press('Shift+Enter'));
    await expect(page.getByText('8 of 8 there')).toBeVisible();
  });

  await test.step('the realms are checked one after another, mistakes corrected and asked', async () => {
    await counting(page, 'shared', 'Check', () => press('2'));
    await toRealm('Mark Dornach');
    const isNow = (name: string) => expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await press('w', 'r');
    await isNow('Frostkap');
    await press('w', 'r');
    await isNow('Gilde');
    await press('w', 'r');
    await isNow('Lyranth');
    await onCurrent('002/40 does not touch');
    await press('e');
    await keys.type('28');
    await press('Enter');
    await onCurrent('304');
    await press('q', 'w', 'f');
    await expect(page.getByRole('textbox', { name: 'Wording' })).toHaveValue(/304/);
    await press('o', 'r');
    await isNow('Nahrim');
    await press('w', 'r');
    await isNow('Okhan');
    await onCurrent('KX');
    await press('e');
    await keys.type('KV');
    await press('Enter');
    await expect(tab('Okhan')).toContainText('checked');
    await press('w', 'r');
    await isNow('Tharos');
    await press('w', 'Shift+R');
    await isNow('Valdrun');
    await counting(page, 'own', 'Check', async () => {
      await press('b');
      await expect(page.getByRole('article')).toContainText('101');
      await press('r');
    });
    await expect(tab('Valdrun')).toContainText('ready');
  });

  await test.step('the run is played back', async () => {
    await counting(page, 'shared', 'Trial run', async () => {
      await press('3');
      await expect(page.getByRole('slider', { name: 'Time' })).toHaveValue('0');
      await press('.', 'Space', 'Space');
    });
    await expect(page.getByRole('slider', { name: 'Time' })).not.toHaveValue('0');
  });

  const card = page.getByRole('article').first();
  await test.step('every case is taken as computed with Enter; then dice, a good point and another outcome by key', async () => {
    await counting(page, 'shared', 'Decide', () => press('4'));
    const open = page.getByText(/^\d+ cases, \d+ unseen$/);
    for (let left = 11; left > 0; left -= 1) {
      await expect(open).toHaveText(`11 cases, ${String(left)} unseen`);
      // A case in which it has a unit; others may only be known to it.
      const isOwn = /Valdrun 101|\(Königreich Valdrun\)/.test(await card.innerText());
      if (isOwn) await counting(page, 'own', 'Decide', () => press('Enter'));
      else await press('Enter');
    }
    await expect(open).toHaveText('11 cases, 0 unseen');
  });

  const goToCase = async (words: RegExp, key: string): Promise<void> => {
    for (let step = 0; step < 11 && !words.test(await card.innerText()); step += 1)
      await press(key);
    await expect(card).toContainText(words);
  };
  await test.step('own dice, a good point, and an encounter otherwise, all by key', async () => {
    await goToCase(/Die 1|Assault from the water/, 'k');
    await press('r');
    const dice = page.getByRole('form', { name: 'Your own dice' });
    const last = dice.getByRole('group').last();
    await tabTo(page, last.getByRole('radio', { checked: true }));
    await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    await expect(page.getByRole('region', { name: 'Decided by hand' })).toBeVisible();
  });

  await test.step('what if: a variant is begun, compared and dropped', async () => {
    await press('5', 'n');
    await expect(page.getByRole('dialog')).toBeVisible();
    await press('Enter');
    await expect(page.getByRole('region', { name: /^What if “/ })).toBeVisible();
    await correctByKey('-35-27', '-35');
    await press('Shift+V');
    await expect(page.getByRole('region', { name: 'Differences' })).toContainText('001/35');
    await enter(page, page.getByRole('button', { name: 'Drop', exact: true }), 'Shift+Tab');
    await expect(page.getByRole('region', { name: /^What if “/ })).toHaveCount(0);
  });

  await test.step('the report of Valdrun is read, the month closed, undone and redone', async () => {
    await press('2');
    await toRealm('Valdrun');
    await counting(page, 'own', 'Turn report', () => press('t'));
    await expect(page.getByRole('region', { name: /Valdrun is told/ })).toBeVisible();
    await counting(page, 'shared', 'End turn', async () => {
      await press('6');
      await expect(page.getByRole('button', { name: 'End the turn' })).toBeEnabled();
      await press('Control+Enter');
    });
    await expect(banner).toContainText('turn 59');
    await press('Control+z');
    await expect(banner).toContainText('turn 58');
    await press('Control+y');
    await expect(banner).toContainText('turn 59');
  });

  await test.step('the turn reports are marked as sent in the archive', async () => {
    await counting(page, 'shared', 'Archive', async () => {
      await press('7');
      await expect(
        page.getByRole('region', { name: 'Königreich Valdrun' }).locator('.ww-past-list'),
      ).toContainText('Brunnen von Brunnhort');
      await tabTo(page, page.getByRole('radio', { name: 'Letters' }));
      await press('End', 'Space');
      await enter(page, page.getByRole('button', { name: 'Mark all as sent' }));
    });
    await expect(page.getByRole('button', { name: /Valdrun: not sent after all/ })).toBeVisible();
  });

  await test.step('the late correction is begun, reviewed and booked', async () => {
    await enter(
      page,
      page.getByRole('button', { name: 'Late correction of this month' }),
      'Shift+Tab',
    );
    await toRealm('Valdrun');
    await correctByKey('-35-27', '-35');
    await press('Shift+V');
    const late = page.getByRole('region', { name: 'What the correction changes' });
    await expect(late.getByRole('region', { name: 'Differences' })).toContainText('001/35');
    await tabTo(page, late.getByRole('tab', { selected: true }));
    await press('End');
    await tabTo(page, late.getByRole('textbox', { name: 'Reason' }));
    await keys.type('The way was misread.');
    await press('Enter', '7');
    await expect(page.getByText(/The way was misread\./)).toBeVisible();
  });

  await test.step('the books are opened by one key', async () => {
    await press('Alt+4');
    await expect(page.getByRole('heading', { name: /^Balance/ })).toBeVisible();
    await press('2');
    await expect(page.getByRole('heading', { name: /^Ledger/ })).toBeVisible();
    await press('3');
    await expect(page.getByRole('heading', { name: 'The realms compared' })).toBeVisible();
  });

  // The table of docs/effort.md, to be compared with it.
  console.log(`\n${tableOf()}\n`);
  expect(sumOf(tally.own) + sumOf(tally.shared) / 8).toBeLessThanOrEqual(25);
});
