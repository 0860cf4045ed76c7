export * from './address';
export * from './axial';
export * from './direction';
export * from './kleinfeld';
export * from './lattice';
export * from './layout';
