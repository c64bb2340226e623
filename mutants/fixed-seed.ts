import { configureGlobal } from 'fast-check';

// The same cases for every mutant and every run: a score that changes by chance cannot hold a floor.
configureGlobal({ seed: 14 });
