import { describe, expect, it } from 'vitest';
import { instantFromIso, isoOf, ownWords, zoneOf } from '../../../../engine';
import { textOfMarkup } from '../markup-text';
import { readFile, readText } from '../read-file';
import { readThread } from './read-thread';

const offsetAt = zoneOf('Europe/Berlin') ?? (() => NaN);
const page = { offsetAt, copiedAt: instantFromIso('2005-04-04T20:15:00', offsetAt) ?? 0 };

const shown = (markup: string) => {
  const text = textOfMarkup(markup, '');
  if (!text.ok) return text.problem;
  return readThread(text.value, page)?.posts.map((post) => [
    post.author,
    post.at === null ? null : isoOf(post.at).slice(0, 19),
    ownWords(text.value, post).text,
  ]);
};

const PHPBB_2 = `<html><body><table class="forumline"><tr><th>Autor</th><th>Nachricht</th></tr>
<tr><td class="row1"><span class="name"><b>Rote Zora</b></span><br><span class="postdetails">Täterin<br><br>Anmeldungsdatum: 12.01.2004<br>Beiträge: 312</span></td>
<td class="row1"><table><tr><td><span class="postdetails">Verfasst am: 03.04.2005, 15:59:59<span class="gen">&nbsp;</span>&nbsp; &nbsp;Titel: Tag 4</span></td><td><a href="x"><img alt="Antworten mit Zitat"></a></td></tr>
<tr><td colspan="2"><hr></td></tr>
<tr><td colspan="2"><span class="postbody">Moin!<br><br>Stimme: Blau</span><span class="postbody"><br>_________________<br>Stimme: Freiheit</span></td></tr></table></td></tr>
<tr><td class="row1"><a href="#top">Nach oben</a></td><td><a>Profil</a></td></tr>
<tr><td class="row2"><span class="name"><b>Don Bleu</b></span><br><span class="postdetails">Beiträge: 7</span></td>
<td class="row2"><table><tr><td><span class="postdetails">Verfasst am: Gestern, 16:00 Titel: </span></td></tr>
<tr><td><span class="postbody"></span><table><tr><td><span class="genmed"><b>Rote Zora hat folgendes geschrieben:</b></span></td></tr><tr><td class="quote">Moin!<br>Stimme: Blau</td></tr></table><span class="postbody"><br>Wie kommst du darauf?<br>Stimme: Rot</span><span class="gensmall"><br><br>Zuletzt bearbeitet von Don Bleu am 03.04.2005, 16:04, insgesamt einmal bearbeitet</span></td></tr></table></td></tr>
</table></body></html>`;

const PHPBB_3 = `<html><body>
<div class="post"><div class="postbody"><h3>Spielthread</h3><p class="author">von <strong><a href="x">Rote Zora</a></strong> » So 3. Apr 2005, 15:59</p>
<div class="content">Moin!</div><div class="signature">Stimme: Freiheit</div></div></div>
<div class="post"><div class="postbody"><h3>Re: Spielthread</h3><p class="author">von <strong>Gelbsucht</strong> » So 3. Apr 2005, 21:59</p>
<div class="content"><blockquote><div><cite>Don Bleu hat geschrieben:</cite><blockquote>Stimme: Gelb</blockquote>Stimme: Rot</div></blockquote>Stimme: Blau<br>von Don Bleu » So 3. Apr 2005, 21:58<br>Stimme: Weiß</div></div></div>
</body></html>`;

const VBULLETIN = `<html><body><table id="post1"><tr><td class="thead">03.04.2005, 21:59</td><td class="thead">#<a>12</a></td></tr>
<tr><td class="alt2"><a class="bigusername">Gelbsucht</a><div class="smallfont">Neuling</div><div class="smallfont">Beiträge: 3</div></td></tr>
<tr><td class="alt1"><div id="post_message_1">Guten Abend.<br>Stimme: Blau</div></td></tr></table></body></html>`;

describe('pages of forums', () => {
  it('of phpBB 2 are read with quotations, signatures and marks of changes apart', () => {
    expect(shown(PHPBB_2)).toEqual([
      ['Rote Zora', '2005-04-03T13:59:59', 'Moin!\nStimme: Blau'],
      ['Don Bleu', '2005-04-03T14:00:00', 'Wie kommst du darauf?\nStimme: Rot'],
    ]);
  });

  it('of phpBB 3 are read; a head that a player writes himself is his own words', () => {
    expect(shown(PHPBB_3)).toEqual([
      ['Rote Zora', '2005-04-03T13:59:00', 'Moin!'],
      [
        'Gelbsucht',
        '2005-04-03T19:59:00',
        'Stimme: Blau\n| von Don Bleu » So 3. Apr 2005, 21:58\nStimme: Weiß',
      ],
    ]);
  });

  it('of vBulletin are read', () => {
    expect(shown(VBULLETIN)).toEqual([
      ['Gelbsucht', '2005-04-03T19:59:00', 'Guten Abend.\nStimme: Blau'],
    ]);
  });

  it('leave mail and other pages as they were', () => {
    expect(shown('<html><body><blockquote>Armee 1 hält.</blockquote></body></html>')).toBe(
      undefined,
    );
    expect(textOfMarkup('<body><blockquote>Armee 1 hält.</blockquote></body>', '')).toEqual({
      ok: true,
      value: 'Armee 1 hält.',
    });
  });

  it('with 5,000 posts are taken, though no letter may be as long; a letter of that length is refused', async () => {
    const post = (index: number): string =>
      `Beitragvon Spieler ${String(index % 8)} » So 3. Apr 2005, 15:59\n\n${'Wir reden und reden. '.repeat(8)}\n`;
    const text = Array.from({ length: 5000 }, (_, index) => post(index)).join('\n');
    expect(readText(text).ok).toBe(true);
    const file = { name: 'thread.txt', bytes: new TextEncoder().encode(text) };
    expect((await readFile(file)).ok).toBe(true);
    expect(readText('Wir reden und reden. '.repeat(40_000))).toMatchObject({
      ok: false,
      problem: { code: 'huge' },
    });
  });
});
