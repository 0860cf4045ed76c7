// Our own laws on syntax, as a plugin of oxlint (.oxlintrc.json says for which files each holds).

/** A rule that forbids what its selectors find: pairs of an ESLint selector and what is said of a match. */
const forbid = (selectors) => ({
  create: (context) =>
    Object.fromEntries(
      selectors.map(([selector, message]) => [
        selector,
        (node) => {
          context.report({ node, message });
        },
      ]),
    ),
});

/** The engine computes as one would by hand: no clock, chance, locale, exceptions or state of its own. */
const engine = [
  ["NewExpression[callee.name='Date']", 'The engine has no clock.'],
  ["MemberExpression[object.name='Date']", 'The engine has no clock.'],
  ["MemberExpression[object.name='performance']", 'The engine has no clock.'],
  [
    "MemberExpression[object.name='Math'][property.name='random']",
    'The engine knows only seeded chance.',
  ],
  ['CallExpression[callee.property.name=/^toLocale/]', 'The engine has no locale.'],
  [
    "CallExpression[callee.property.name='localeCompare']",
    'The engine has no locale: compare by code units.',
  ],
  ["MemberExpression[object.name='Intl']", 'The engine has no locale.'],
  ['ThrowStatement', 'The engine returns findings, it does not throw.'],
  ['Program > VariableDeclaration[kind=let]', 'The engine has no module state.'],
  ['ExportNamedDeclaration > VariableDeclaration[kind=let]', 'The engine has no module state.'],
  ['ClassDeclaration', 'The engine is made of functions and plain data.'],
];

const data = ['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'].map(
  (selector) => [selector, 'data holds no functions.'],
);

/** What a module of the renderer remembers is put back between files of tests. */
const moduleState = ['Program', 'ExportNamedDeclaration'].flatMap((parent) => [
  [
    `${parent} > VariableDeclaration[kind=let]`,
    'State of a module is kept by remember (renderer/kit/state/create-store.ts).',
  ],
  [
    `${parent} > VariableDeclaration > VariableDeclarator > CallExpression[callee.name='create']`,
    'Stores of the program come from createStore (renderer/kit/state/create-store.ts).',
  ],
]);

/** An exported function is found by its declaration; a constant of a declared type may hold an arrow. */
const exported = [
  [
    'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.typeAnnotation=null] > ArrowFunctionExpression',
    'An exported function is a function declaration.',
  ],
];

export default {
  meta: { name: 'laws' },
  rules: {
    engine: forbid(engine),
    data: forbid(data),
    exported: forbid(exported),
    'module-state': forbid(moduleState),
  },
};
