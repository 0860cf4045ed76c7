/** Which part may import which (docs/architecture.md). Every rule here has a planted violation in scripts/checks/plants.mjs. */
const engineRooms = '^engine/(hex|kernel|world|exchange|genesis|laboratory|systems|cases|testing)/';
const tests = '\\.test\\.tsx?$|^engine/testing/|^renderer/.*testing(/|\\.tsx?$)';

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'hex-imports-nothing',
      severity: 'error',
      from: { path: '^engine/hex/', pathNot: tests },
      to: { pathNot: '^engine/hex/' },
    },
    {
      name: 'kernel-imports-nothing',
      severity: 'error',
      from: { path: '^engine/kernel/', pathNot: tests },
      to: { pathNot: '^engine/kernel/|^node_modules/(zod|@noble/hashes)/' },
    },
    {
      name: 'world-sees-hex-and-kernel',
      severity: 'error',
      from: { path: '^engine/world/', pathNot: tests },
      to: { pathNot: '^engine/(world|hex|kernel)/|^node_modules/(zod|fflate|@noble/hashes)/' },
    },
    {
      name: 'exchange-sees-the-world',
      severity: 'error',
      from: { path: '^engine/exchange/', pathNot: tests },
      to: {
        pathNot: '^engine/(exchange|world|hex|kernel)/|^node_modules/(papaparse|fflate|zod)/',
      },
    },
    {
      name: 'genesis-sees-the-world',
      severity: 'error',
      from: { path: '^engine/genesis/', pathNot: tests },
      to: {
        pathNot: '^engine/(genesis|world|hex|kernel)/|^node_modules/(pure-rand|simplex-noise)/',
      },
    },
    {
      name: 'laboratory-knows-no-game',
      severity: 'error',
      from: { path: '^engine/laboratory/', pathNot: tests },
      to: { pathNot: '^engine/(laboratory|world|hex|kernel)/' },
    },
    {
      name: 'systems-are-islands',
      severity: 'error',
      from: { path: '^engine/systems/([^/]+)/' },
      to: { path: '^engine/systems/', pathNot: '^engine/systems/$1/' },
    },
    {
      name: 'systems-see-the-shared-rooms',
      severity: 'error',
      from: { path: '^engine/systems/[^/]+/', pathNot: tests },
      to: {
        pathNot:
          '^engine/(systems|cases|hex|kernel|orders|world)/|^node_modules/(zod|chevrotain|chevrotain-allstar|@chevrotain|@noble/hashes)/',
      },
    },
    {
      name: 'rules-read-no-words',
      severity: 'error',
      from: { path: '^engine/systems/[^/]+/(rules|state|turn|orders|views)/', pathNot: tests },
      to: { path: '^engine/systems/[^/]+/(records/)?words(/|\\.ts$)' },
    },
    {
      name: 'engine-is-pure',
      severity: 'error',
      from: { path: '^engine/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'engine-has-one-door',
      severity: 'error',
      from: {
        path: '^(renderer|cli|assets)/',
        pathNot: '^renderer/games/[^/]+/|^assets/examples/',
      },
      to: { path: engineRooms, pathNot: '^engine/testing/|^engine/kernel/zod\\.ts$' },
    },
    {
      name: 'examples-see-the-catalogue-of-their-game',
      severity: 'error',
      from: { path: '^assets/examples/' },
      to: {
        path: engineRooms,
        pathNot: '^engine/testing/|^engine/systems/[^/]+/rules/catalogue\\.ts$',
      },
    },
    {
      name: 'views-of-a-game-see-their-own-rules',
      severity: 'error',
      from: { path: '^renderer/games/([^/]+)/' },
      to: {
        path: engineRooms,
        pathNot:
          '^engine/testing/|^engine/systems/$1/(index\\.ts|pages\\.ts|cases/(game\\.ts|[^/]+\\.txt))$',
      },
    },
    {
      name: 'views-of-games-are-islands',
      severity: 'error',
      from: { path: '^renderer/games/([^/]+)/' },
      to: { path: '^renderer/games/[^/]+/', pathNot: '^renderer/games/$1/' },
    },
    {
      name: 'only-the-registry-knows-the-views-of-a-game',
      severity: 'error',
      from: { pathNot: '^renderer/games/(registry\\.ts$|[^/]+/)|^bench/' },
      to: { path: '^renderer/games/[^/]+/' },
    },
    {
      name: 'the-kit-knows-no-campaign',
      severity: 'error',
      from: { path: '^renderer/kit/', pathNot: tests },
      // Words are said beside their screens; the kit collects them.
      to: { path: '^renderer/', pathNot: '^renderer/kit/|\\.text\\.ts$' },
    },
    {
      // Registries alone name what stands above them: the screens of games, the board drawn by the map.
      name: 'the-model-knows-no-screen',
      severity: 'error',
      from: {
        path: '^renderer/model/',
        pathNot: `${tests}|^renderer/model/boards/registry\\.tsx$`,
      },
      to: { path: '^renderer/', pathNot: '^renderer/(kit|model)/|^renderer/games/[^/]+\\.ts$' },
    },
    {
      name: 'screens-are-islands',
      severity: 'error',
      from: { path: '^renderer/screens/([^/]+)/', pathNot: tests },
      to: {
        path: '^renderer/',
        pathNot: '^renderer/(kit|model|screens/$1)/|^renderer/games/[^/]+\\.ts$',
      },
    },
    {
      name: 'views-of-games-know-no-screen',
      severity: 'error',
      from: { path: '^renderer/games/', pathNot: tests },
      to: { path: '^renderer/(app|screens)/' },
    },
    {
      name: 'boards-are-islands',
      severity: 'error',
      from: { path: '^renderer/model/boards/([^/]+)/', pathNot: tests },
      to: {
        path: '^renderer/model/(boards/[^/]+|map)/',
        pathNot: '^renderer/model/boards/$1/',
      },
    },
    {
      name: 'engine-knows-no-floor-above',
      severity: 'error',
      from: { path: '^engine/', pathNot: tests },
      to: { path: '^(renderer|electron|cli|e2e|assets|scripts|bench)/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { pathNot: `${tests}|^(bench|e2e)/` },
      to: { path: '^engine/testing/' },
    },
    {
      name: 'renderer-has-no-node',
      severity: 'error',
      from: { path: '^renderer/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'renderer-stands-on-the-engine',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^(electron/(main|preload|files)|cli|e2e|scripts|bench)/' },
    },
    {
      name: 'only-the-bridge-speaks-ipc',
      severity: 'error',
      from: { path: '^renderer/', pathNot: '^renderer/kit/bridge/' },
      to: { path: '^electron/' },
    },
    {
      name: 'electron-knows-no-rules',
      severity: 'error',
      from: { path: '^electron/' },
      to: { path: '^(engine|renderer|cli|e2e|assets)/', pathNot: '^engine/testing/' },
    },
    {
      name: 'only-the-bridge-knows-the-shell',
      severity: 'error',
      from: { path: '^(engine|renderer|cli|assets)/' },
      to: { path: '^node_modules/electron/' },
    },
    {
      name: 'cli-uses-the-doors',
      severity: 'error',
      from: { path: '^cli/', pathNot: tests },
      to: {
        path: '^(renderer|electron|e2e|scripts|bench)/',
        pathNot: '^renderer/kit/(text|explain)/(?!react/)',
      },
    },
    {
      name: 'explanations-are-pure',
      severity: 'error',
      from: {
        path: '^renderer/(kit/(explain|text|cartography)/|.+\\.text\\.ts$)',
        pathNot: `${tests}|^renderer/kit/explain/react/`,
      },
      to: {
        path: '^renderer/|^node_modules/(react|react-dom|react-konva|konva|dexie|zustand)/',
        pathNot: '^renderer/(kit/(explain|text|cartography)/(?!react/)|.+\\.text\\.ts$)',
      },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(vite|virtual:)' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: '\\.d\\.ts$|\\.test\\.tsx?$|\\.config\\.ts$|^(e2e|bench|scripts)/',
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    preserveSymlinks: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
