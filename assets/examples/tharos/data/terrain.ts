import type { GrossfeldArt } from '../art';

/**
 * The land, drawn in letters: per Großfeld eight rows of terrain keys (WW-2.1-06, WW-2.2-09), set so that
 * neighbours in the text are neighbours on the map. `u` and `v` are its place in the lattice (WW-2.1-10).
 */
export const terrain: readonly GrossfeldArt[] = [
  {
    no: '001',
    u: 1,
    v: 0,
    art: `
                t     t     w     w
             t     t     t     w     w
          t     t     twa   w     w     twa
       tsu   t     t     t     twa   twa   twa
    tsu   t     t     t     t     t     t     twa
       tsu   t     t     twa   t     t     t
          t     t     twa   twa   t     t
             hwa   hwa   h     t     t
`,
  },
  {
    no: '002',
    u: 1,
    v: -1,
    art: `
                ew    ew    ew    w
             ew    ew    ew    ew    w
          ew    ew    w     w     h     twa
       w     tw    w     w     w     t     w
    w     w     w     tw    w     w     w     w
       w     w     tw    tw    w     w     w
          w     w     w     w     w     w
             w     w     w     w     w
`,
  },
  {
    no: '009',
    u: 2,
    v: 0,
    art: `
                hwa   hwa   hwa   twa
             twa   twa   hwa   t     w
          t     t     t     t     t     t
       st    st    t     t     t     t     w
    twue  st    st    st    twa   w     w     w
       t     t     t     st    w     w     w
          twue  twue  twue  w     w     tw
             twue  twue  w     w     tw
`,
  },
  {
    no: '092',
    u: 3,
    v: -2,
    art: `
                w     w     tw    tw
             w     w     w     tw    tw
          twa   hwa   w     w     w     w
       w     t     w     w     w     w     w
    w     w     w     w     w     t     t     w
       w     w     w     w     twa   t     w
          w     w     t     t     twa   w
             w     t     hwa   hwa   t
`,
  },
  {
    no: '158',
    u: 1,
    v: 1,
    art: `
                bwa   b     h     st
             b     g     b     hwue  st
          hds   bds   gwa   bwue  hwue  twue
       tds   hds   bwa   g     bwue  hwue  tse
    twa   tds   hwa   bwa   g     bwue  hwue  twue
       twa   twa   hwa   b     g     bwue  hwue
          t     h     h     bwa   bwue  hwue
             t     t     h     hwa   hwa
`,
  },
  {
    no: '210',
    u: 0,
    v: 0,
    art: `
                t     t     w     t
             tsu   t     t     tsu   w
          tsu   tsu   tsu   t     t     t
       tsu   tsu   tsu   t     tsu   t     twa
    tsu   tsu   tsu   twa   tsu   tsu   tsu   t
       tsu   tse   tsu   tsu   tsu   t     h
          tsu   tsu   tsu   tsu   t     tsu
             hsu   hsu   h     tsu   tsu
`,
  },
  {
    no: '327',
    u: -1,
    v: 1,
    art: `
                b     g     bsu   hsu
             hsu   b     g     bsu   hsu
          tsu   h     g     g     bsu   hsu
       t     hsu   b     g     bwa   h     h
    w     h     bwa   bwa   bwa   h     h     b
       w     hwa   hwa   hwa   hwa   hwa   b
          hwa   bwa   hwa   hwa   h     hwa
             bwa   hwa   twa   twa   t
`,
  },
  {
    no: '461',
    u: 3,
    v: -1,
    art: `
                twa   hwa   bwa   hwa
             twa   hwa   bse   hwa   twa
          w     t     h     hwa   t     w
       w     w     t     t     t     w     w
    w     w     w     w     w     w     w     tw
       w     w     w     w     w     w     tw
          twa   w     w     tw    tw    tw
             w     w     tw    tw    tw
`,
  },
  {
    no: '483',
    u: -1,
    v: 0,
    art: `
                tew   hew   bew   gew
             tew   hew   b     gew   bsu
          ew    tse   hew   bsu   bsu   hew
       w     w     hwa   hse   hew   hsu   tsu
    w     t     hse   bsu   hse   hsu   hwa   tsu
       t     h     b     bsu   hsu   hse   tsu
          h     b     gew   bsu   hsu   tsu
             b     vul   gew   hsu   tsu
`,
  },
  {
    no: '575',
    u: 2,
    v: -2,
    art: `
                ew    ew    ew    w
             ew    tew   hew   ew    ew
          ew    tew   hew   bew   tew   w
       ew    tew   hew   bew   hew   tew   w
    w     tew   tew   hew   tew   tew   w     w
       w     t     tew   tew   w     w     w
          w     t     w     w     w     w
             w     w     w     t     twa
`,
  },
  {
    no: '644',
    u: 0,
    v: -1,
    art: `
                ew    ew    ew    ew
             ew    ew    hew   tew   ew
          ew    ew    ew    tew   ew    ew
       ew    ew    ew    ew    ew    ew    ew
    hew   tew   ew    w     ew    ew    ew    ew
       hew   tew   ew    w     ew    ew    ew
          tew   twa   ew    ew    w     w
             twa   tsu   t     w     w
`,
  },
  {
    no: '710',
    u: -1,
    v: 2,
    art: `
                hwa   twa   hsu   hwa
             w     t     twa   t     tds
          w     w     tds   tds   tsu   tds
       tw    w     w     tds   t     tds   tds
    tw    tw    w     w     w     tsu   twa   t
       tw    tw    w     w     w     w     t
          tw    tw    tw    w     w     w
             tw    tw    tw    tw    w
`,
  },
  {
    no: '711',
    u: 0,
    v: 1,
    art: `
                b     b     h     tsu
             b     b     b     h     twa
          hwa   hwa   hwa   hwa   h     h
       t     twa   twa   twa   hwa   bwa   hwa
    hwa   t     tds   tds   tds   h     hwa   bwa
       tds   tds   tsu   tds   tds   t     hds
          tds   tse   tds   t     tds   tds
             tds   tds   hds   hds   tds
`,
  },
  {
    no: '836',
    u: 2,
    v: -1,
    art: `
                w     w     w     w
             w     w     w     w     w
          twa   t     w     w     tw    tw
       twa   hwa   t     w     w     tw    w
    w     twa   hwa   twa   w     w     w     w
       w     twa   hwa   twa   w     w     w
          twa   h     hwa   hwa   w     w
             twa   hwa   bwa   hwa   w
`,
  },
];
