import type { GrossfeldArt } from '../art';

/** Whose land it is, in the letters of `ownerLetters`; a dot is nobody's. Places as in the terrain. */
export const owners: readonly Pick<GrossfeldArt, 'no' | 'art'>[] = [
  {
    no: '001',
    art: `
        V V . .
       V V V . .
      T V V . . V
     T T V V V V V
    T T T T V V V V
     T T T V V V V
      T T V V V V
       O N V V V
`,
  },
  {
    no: '002',
    art: `
        T T T .
       T T T T .
      T T . . L L
     . . . . . L .
    . . . . . . . .
     . . . . . . .
      . . . . . .
       . . . . .
`,
  },
  {
    no: '009',
    art: `
        V V V V
       V V V V .
      V V V V V N
     N N N N N N .
    N N N N N . . .
     N N N N . . .
      N N N . . .
       N N . . .
`,
  },
  {
    no: '092',
    art: `
        . . . .
       . . . . .
      L L . . . .
     . L . . . . .
    . . . . . L L .
     . . . . L L .
      . . L L L .
       . L L L L
`,
  },
  {
    no: '158',
    art: `
        N N N N
       N N N N N
      N N N N N N
     N N N N N N N
    N N N N N N N N
     N N N N N N N
      N N N N N N
       N N N N N
`,
  },
  {
    no: '210',
    art: `
        T T . T
       T T T T .
      T T T T T T
     T T T T T T T
    T T T T T T T T
     T T T T T T T
      T T T T T T
       T T T T T
`,
  },
  {
    no: '327',
    art: `
        T T T T
       T T T T T
      T T T T T T
     D T T T T T T
    . D D D D T T T
     . D D D D D D
      D D D D D D
       D D D D D
`,
  },
  {
    no: '461',
    art: `
        L L L L
       L L L L L
      . L L L L .
     . . L L L . .
    . . . . . . . .
     . . . . . . .
      N . . . . .
       . . . . .
`,
  },
  {
    no: '483',
    art: `
        T T T T
       T T T T T
      T T T T T T
     . . T T T T T
    . T T T T T T T
     T T T T T T T
      T T T T T T
       T T T T T
`,
  },
  {
    no: '575',
    art: `
        . . . .
       . . . . .
      . . . . . .
     . . . . . . .
    . . . . . . . .
     . . . . . . .
      . . . . . .
       . . . L L
`,
  },
  {
    no: '644',
    art: `
        T T T T
       T T . . T
      T T T . T T
     T T T T T T T
    T T T . T T T T
     T T T . T T T
      T T T T . .
       T T T . .
`,
  },
  {
    no: '710',
    art: `
        D O O D
       . O O O O
      . . O O O O
     . . . O O O O
    . . . . . O O O
     . . . . . . O
      . . . . . .
       . . . . .
`,
  },
  {
    no: '711',
    art: `
        D D T T
       D D D T T
      D D D D T T
     D D O O O O O
    D O O O O O O O
     O O O O O O O
      O O O O O O
       O O O O O
`,
  },
  {
    no: '836',
    art: `
        . . . .
       . . . . .
      V V . . . .
     V V V . . . .
    . V V V . . . .
     . V V V . . .
      V V V V . .
       V V V V .
`,
  },
];
