/** Where the value of a country comes from (EW-26-05). */
export type BoardSource = 'doc' | 'board' | 'user';

/** Zones in their order, those of the booklet marked as such. A line: key, German, English, power base, other names. */
export const ZONES: readonly (readonly [source: BoardSource, lines: string])[] = [
  [
    'doc',
    `canada|Kanada|Canada|7
     united-states|Vereinigte Staaten|United States|30|USA, US, Amerika, America
     mexico|Mexiko|Mexico|5`,
  ],
  [
    'board',
    `romania|Rumänien|Romania|2
     poland|Polen|Poland|3
     ussr|UdSSR|U.S.S.R.|30|USSR, Sowjetunion, Soviet Union, Russland, Russia
     czechoslovakia|Tschechoslowakei|Czechoslovakia|1|CSSR
     east-germany|Ostdeutschland|East Germany|2|DDR, GDR
     cuba|Kuba|Cuba|1`,
  ],
  [
    'board',
    `vietnam|Vietnam|Vietnam|3
     china|China|China|13
     north-korea|Nordkorea|North Korea|2`,
  ],
  [
    'doc',
    `greece|Griechenland|Greece|1
     italy|Italien|Italy|5
     west-germany|Westdeutschland|West Germany|10|BRD, FRG
     spain|Spanien|Spain|4
     france|Frankreich|France|8
     united-kingdom|Großbritannien|United Kingdom|8|Vereinigtes Königreich, England, UK, Great Britain, Britain
     norway|Norwegen|Norway|2`,
  ],
  [
    'board',
    `iran|Iran|Iran|5
     saudi-arabia|Saudi-Arabien|Saudi Arabia|4
     iraq|Irak|Iraq|3
     syria|Syrien|Syria|1
     jordan|Jordanien|Jordan|1
     israel|Israel|Israel|3
     egypt|Ägypten|Egypt|5
     libya|Libyen|Libya|3`,
  ],
  [
    'doc',
    `afghanistan|Afghanistan|Afghanistan|2
     pakistan|Pakistan|Pakistan|4
     india|Indien|India|6
     bangladesh|Bangladesch|Bangladesh|2`,
  ],
  [
    'doc',
    `philippines|Philippinen|Philippines|3
     indonesia|Indonesien|Indonesia|6`,
  ],
  [
    'board',
    `taiwan|Taiwan|Taiwan|3
     japan|Japan|Japan|10
     south-korea|Südkorea|South Korea|3`,
  ],
  [
    'board',
    `venezuela|Venezuela|Venezuela|2
     colombia|Kolumbien|Colombia|3|Columbia
     brazil|Brasilien|Brazil|6
     argentina|Argentinien|Argentina|5`,
  ],
  [
    'board',
    `south-africa|Südafrika|South Africa|4
     nigeria|Nigeria|Nigeria|5`,
  ],
  ['board', 'australia|Australien|Australia|4'],
];
