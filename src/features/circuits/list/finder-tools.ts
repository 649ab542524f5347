/** What the list of circuits loads when it comes near, as one file: the first screen shows none of it. */
export { CompareCheckbox, KeptMark } from '#src/features/circuits/list/card-tools.tsx'
export { Comparison } from '#src/features/circuits/list/comparison.tsx'
export { FinderForm } from '#src/features/circuits/list/finder-form.tsx'
export { rankCircuits } from '#src/features/circuits/list/rank-circuits.ts'
