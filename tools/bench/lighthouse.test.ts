import { describe, expect, it } from 'vitest';
import { measureOf, median, medianMeasure } from './lighthouse.ts';

function report(performance: number, lcp: number) {
  const category = (score: number, ...ids: string[]) => ({
    score,
    auditRefs: ids.map((id) => ({ id, weight: 1 })),
  });
  return {
    categories: {
      performance: category(performance, 'largest-contentful-paint'),
      accessibility: category(1, 'image-alt'),
      'best-practices': category(1),
      seo: category(1),
    },
    audits: {
      'largest-contentful-paint': { score: performance, numericValue: lcp },
      'total-blocking-time': { score: 1, numericValue: 12 },
      'cumulative-layout-shift': { score: 1, numericValue: 0 },
      'image-alt': { score: null },
    },
  };
}

describe('measures of Lighthouse', () => {
  it('is read as scores of 100, times and faults', () => {
    expect(measureOf(report(0.87, 2_100))).toEqual({
      ...{ performance: 87, accessibility: 100, bestPractices: 100, seo: 100 },
      ...{ lcp: 2_100, tbt: 12, cls: 0, faults: ['largest-contentful-paint'] },
    });
  });

  it('is refused when a figure is missing', () => {
    expect(() => measureOf({ categories: {}, audits: {} })).toThrow(/performance/);
  });

  it('is summed up by medians, so that one slow moment counts for nothing', () => {
    expect(median([9, 1, 5])).toBe(5);
    const measures = [report(1, 700), report(0.5, 9_000), report(0.99, 720)].map(
      measureOf,
    );
    expect(medianMeasure(measures)).toMatchObject({
      performance: 99,
      lcp: 720,
      faults: ['largest-contentful-paint'],
    });
  });
});
