/** Words of shared rooms that only this game needs: steps of a run, columns of orders, figures of the comparison. */
export const rooms = {
  phase: {
    read: 'Read the orders',
    check: 'Check the orders',
    event: 'Random event',
    build_begin: 'Building begins',
    move_begin: 'Moving begins',
    act: 'Acting',
    move_end: 'Moving ends',
    build_end: 'Building ends',
    population: 'Population',
    income: 'Income',
    upkeep: 'Upkeep',
    unpaid: 'Levels not paid',
    unrest: 'Unrest',
    report: 'Write the evaluations',
  },
  column: { order: 'Order', object: 'What and where', details: 'Details' },
  figure: {
    moneyHalves: 'Money',
    population: 'Population',
    unrest: 'Unrest',
    levels: 'Levels',
    damaged: 'Damaged levels',
    scoreHalves: 'Score',
  },
} as const;
