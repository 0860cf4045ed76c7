import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const forbidInEngine = [
  { selector: "NewExpression[callee.name='Date']", message: 'The engine has no clock.' },
  { selector: "MemberExpression[object.name='Date']", message: 'The engine has no clock.' },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'The engine knows only seeded chance.',
  },
  { selector: "MemberExpression[object.name='performance']", message: 'The engine has no clock.' },
  {
    selector: 'CallExpression[callee.property.name=/^toLocale/]',
    message: 'The engine has no locale.',
  },
  {
    selector: "CallExpression[callee.property.name='localeCompare']",
    message: 'The engine has no locale: compare by code units.',
  },
  { selector: "MemberExpression[object.name='Intl']", message: 'The engine has no locale.' },
  { selector: 'ThrowStatement', message: 'The engine returns findings, it does not throw.' },
  {
    selector: 'Program > VariableDeclaration[kind=let]',
    message: 'The engine has no module state.',
  },
  {
    selector: 'ExportNamedDeclaration > VariableDeclaration[kind=let]',
    message: 'The engine has no module state.',
  },
  { selector: 'ClassDeclaration', message: 'The engine is made of functions and plain data.' },
];

/** What a module of the renderer remembers is put back between files of tests. */
const forbidOwnState = [
  {
    selector: 'Program > VariableDeclaration[kind=let]',
    message: 'State of a module is kept by remember (renderer/state/create-store.ts).',
  },
  {
    selector: 'ExportNamedDeclaration > VariableDeclaration[kind=let]',
    message: 'State of a module is kept by remember (renderer/state/create-store.ts).',
  },
  ...['Program', 'ExportNamedDeclaration'].map((parent) => ({
    selector: `${parent} > VariableDeclaration > VariableDeclarator > CallExpression[callee.name='create']`,
    message: 'Stores of the program come from createStore (renderer/state/create-store.ts).',
  })),
];

/** What is shipped, and among it what only tests use. */
const SHIPPED = ['{engine,renderer,electron,cli,assets}/**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx}', '**/*testing.{ts,tsx}', '**/*testing/**'];

/** Typed rules on enums and generic classes: the compiler refuses the former (erasableSyntaxOnly), we have none of the latter. */
const NOTHING_TO_SAY_HERE = Object.fromEntries(
  [
    'no-mixed-enums',
    'no-unsafe-class-instance-assignment',
    'no-unsafe-enum-assignment',
    'no-unsafe-enum-comparison',
  ].map((rule) => [`@typescript-eslint/${rule}`, 'off']),
);

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', 'screenshots/**', 'test-results/**', 'coverage/**'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strict, ...tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // The type checker says it (noUnusedLocals, noUnusedParameters).
      '@typescript-eslint/no-unused-vars': 'off',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 20],
    },
  },
  {
    // Rules that ask for types, on what is shipped: one project that holds every file of it, worked out once.
    files: SHIPPED,
    ignores: TESTS,
    extends: [
      ...tseslint.configs.strictTypeCheckedOnly,
      ...tseslint.configs.stylisticTypeCheckedOnly,
    ],
    languageOptions: {
      parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      ...NOTHING_TO_SAY_HERE,
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['engine/**/*.ts'],
    ignores: ['engine/**/*.test.ts', 'engine/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...forbidInEngine] },
  },
  {
    files: ['engine/systems/*/data/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...forbidInEngine,
        ...['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'].map(
          (selector) => ({
            selector,
            message: 'data holds no functions.',
          }),
        ),
      ],
    },
  },
  {
    files: ['renderer/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'warn',
      'no-restricted-globals': ['error', 'process', 'Buffer', 'require', 'global', '__dirname'],
    },
  },
  {
    // Rules that work out a component or a hook as a whole; other modules hold neither.
    files: ['renderer/**/*.tsx', 'renderer/**/use-*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // A notice for users of the React Compiler; we do not use it.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    // What players and foreign files send is read in a time that grows with its length at most.
    files: [
      'renderer/{intake,leaks,exchange,dispatch,turn}/**/*.{ts,tsx}',
      'engine/{exchange,kernel,world}/**/*.ts',
      'engine/systems/*/{orders,forms}/**/*.ts',
      'cli/**/*.ts',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    // The lexer tries its patterns at one place at a time.
    files: ['engine/systems/*/orders/grammar/**/*.ts'],
    rules: { 'regexp/no-super-linear-move': 'off' },
  },
  {
    files: ['renderer/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...forbidOwnState] },
  },
  {
    files: ['e2e/*.journey.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          message: 'Journeys take test and expect from ./support/test, which guards the network.',
        },
      ],
    },
  },
  {
    files: ['**/data/**', '**/cases/**', '**/text/**', '**/*.test.{ts,tsx}', 'e2e/**', 'assets/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        fetch: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
);
