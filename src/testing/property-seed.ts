import fc from 'fast-check';

/**
 * Property tests draw the same cases on every run of `npm test`, so that a green commit stays green; other cases are for `npm run
 * test:properties`, which gives each run a seed of its own (docs/tooling.md).
 */
fc.configureGlobal({ seed: Number(process.env.QC_PROPERTY_SEED ?? 2_026) });
