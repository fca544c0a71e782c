import * as z from 'zod/mini';

const usageSchema = z.object({
  /** Number of quêtes that use the code. */
  total: z.int(),
  /** The newest of them. */
  quetes: z.array(
    z.object({
      titre: z.string(),
      commune: z.string(),
      departement: z.string(),
      communeSlug: z.string(),
      slug: z.string(),
    }),
  ),
});

/** The quêtes that use a code, as of a build. */
export type CodeUsage = z.infer<typeof usageSchema>;

/** The usage of each code, by its id; an unused code is absent. */
export const quetesByCodeSchema = z.record(z.string(), usageSchema);
export type QuetesByCode = z.infer<typeof quetesByCodeSchema>;
