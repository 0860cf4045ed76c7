import type { GuidedTurn } from '../../../kernel';

/** The steps of a month as the GM is led through them: rows of section 7 of the rules (HR-20). */
export const GUIDED: GuidedTurn = {
  groups: [
    {
      id: 'spending',
      title: ['Ausgaben', 'Spending'],
      steps: {
        pay: {
          title: ['Sold und Verwaltung', 'Pay and administration'],
          text: [
            'Im Rüstmonat werden zuerst alle Heere besoldet; wofür das Gold nicht reicht, das läuft davon. Mehr als zehn bewegliche Heere kosten Verwaltung.',
            'In a muster month all armies are paid first; those for whom the gold is short desert. More than ten movable armies cost administration.',
          ],
        },
        storage: {
          title: ['Lagerung', 'Storage'],
          text: [
            'Gelagerte Güter fehlen im Land: Danach stehen die Zonen für Hunger und Unruhen fest.',
            'Stored goods are missing in the land: afterwards the zones for hunger and unrest are fixed.',
          ],
        },
        spend: {
          title: ['Übrige Ausgaben', 'Other spending'],
          text: [
            'Neue Heere, Trennungen, Ausrüstung, Hygiene, Städte, Mauern, Förderung, in der Folge des Briefs; Straßen und Brücken werden zurückgelegt.',
            'New armies, splits, equipment, hygiene, cities, walls, promotion, in the order of the letter; roads and bridges are set aside.',
          ],
          guide: [
            'Neue Heere dürfen gleich ziehen; was über die Rüstgrenze einer Stadt geht, entfällt. Bei offenkundig falschen Posten wird ein Verwaltungsbetrag vorgeschlagen; berechnet wird er nur, wenn du ihn bestätigst.',
            'New armies may move at once; what exceeds the muster limit of a city is dropped. For plainly wrong entries a fee is proposed; it is charged only if you confirm it.',
          ],
        },
        espionage: {
          title: ['Spionagestärke', 'Espionage value'],
          text: [
            'Was für Spionage ausgegeben wurde, hebt oder senkt den Wert, schon für diesen Monat.',
            'What was spent on espionage raises or lowers the value, for this month already.',
          ],
        },
        muster: {
          title: ['Vereinigen, Stationieren', 'Merging, stationing'],
          text: [
            'Heere, die beisammenstehen, vereinigen sich; andere werden stationär. Händler laden.',
            'Armies that stand together merge; others become stationary. Traders load.',
          ],
        },
      },
    },
    {
      id: 'armies',
      title: ['Heere', 'Armies'],
      steps: {
        march: {
          title: ['Bewegung und Schlachten', 'Movement and battles'],
          text: [
            'Alle ziehen zugleich, Takt für Takt: Rückzüge, Verluste im Gelände, Schlachten, Eroberungen, Begegnungen.',
            'All move at once, tick by tick: retreats, terrain losses, battles, conquests, meetings.',
          ],
          guide: [
            'Freie Orders entscheidest du vorher; ohne Entscheidung gilt keine Order.',
            'You decide free orders before; without a decision there is no order.',
          ],
        },
        capitals: {
          title: ['Verlorene Hauptstädte', 'Capitals lost'],
          text: [
            'Wer seine Hauptstadt verlor, verliert Gold und Spionagestärke, und im Land gärt es.',
            'Whoever lost his capital loses gold and espionage value, and the land is in ferment.',
          ],
        },
        build: {
          title: ['Bauten', 'Building'],
          text: [
            'Straßen, Brücken, Städte und Mauern entstehen, wo das Land noch eigen ist; sonst kommt das Gold zurück.',
            'Roads, bridges, cities and walls are made where the land is still own; else the gold comes back.',
          ],
        },
      },
    },
    {
      id: 'land',
      title: ['Land und Leute', 'Land and people'],
      steps: {
        unrest: {
          title: ['Unruhen', 'Unrest'],
          text: [
            'Ein Wurf für jedes knappe Gut, dazu Holz, Stein und Kultur; alte Aufstände wachsen.',
            'A roll for each good in short supply, and timber, stone and culture; old revolts grow.',
          ],
          cards: ['Aufstände und autonomes Land', 'Revolts and autonomous land'],
        },
        events: {
          title: ['Seuchen, Katastrophen, Minen', 'Epidemics, disasters, mines'],
          text: [
            'Was der Zufall bringt. Es soll kein Reich schwer treffen; du darfst anders entscheiden.',
            'What chance brings. It should hit no realm hard; you may decide otherwise.',
          ],
        },
        income: {
          title: ['Berechnung und Einkünfte', 'Calculation and income'],
          text: [
            'Im Einnahmemonat: Einwohner, Güter, Wirtschaftsstärke und das Gold, das davon kommt.',
            'In an income month: population, goods, economic strength and the gold that comes of it.',
          ],
        },
        post: {
          title: ['Briefe, Kurier, Namen', 'Letters, courier, names'],
          text: [
            'Mitteilungen und Gerüchte gehen in den Kurier, Briefe zwischen Reichen in die Auslieferung, Schilderungen ins Archiv.',
            'Messages and rumours go to the courier, letters between realms to delivery, descriptions to the archive.',
          ],
        },
        close: {
          title: ['Überweisungen und Ausscheiden', 'Transfers and elimination'],
          text: [
            'Gold und Land für andere Reiche wechseln den Besitzer; wer weder Land noch Landheer hat, scheidet aus.',
            'Gold and land for other realms change hands; who has neither land nor a land army is out.',
          ],
        },
        missions: {
          title: ['Spionageaufträge', 'Espionage missions'],
          text: [
            'Jeder Auftrag hat seinen Wurf; was gelingt, sagt die Wahrheit vom Monatsende.',
            'Each mission has its roll; what succeeds tells the truth as of the end of the month.',
          ],
          guide: [
            'Bei freien Aufträgen setzt du die Schwierigkeit und schreibst, was herauskam.',
            'For free missions you set the difficulty and write what came of them.',
          ],
        },
      },
    },
  ],
};
