import { configureGlobal } from 'fast-check';

// The same cases for every mutant and every run: a score that changes by chance cannot hold a floor.
// A failure is enough: looking for its smallest example takes most of the time and changes no score.
configureGlobal({ seed: 14, endOnFailure: true });
