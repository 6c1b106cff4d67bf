import type { ScoreWeights } from '@app/domain/scoring/score-weights'

/** What the score learnt from ratings of people: made by bench/fit/main.ts, explained in docs/scoring.md. */
export const weights: ScoreWeights = {
  estimate: {
    constant: -1.604,
    features: {
      likeProblem: -0.853,
      meanNearness: -1.128,
      mostNearness: 0.804,
      unity: -0.456,
      meanRank: 0.096,
      mostRank: 0.025,
      words: 0.7,
      single: 0.017,
      unknown: 0.546,
    },
    direction: [
      0.008, 0.013, 0.064, -0.04, 0.099, -0.083, 0.114, -0.143, 0.052, -0.079, -0.09, 0.075, 0.046, -0.037, -0.076,
      0.028, 0.086, 0.103, 0.024, -0.101, 0.022, -0.099, -0.061, 0.033, 0.104, 0.098, 0.036, 0.118, 0.029, -0.019,
      0.068, -0.016, -0.065, -0.005, 0.033, -0.035, -0.002, 0.035, 0.033, -0.119, -0.191, 0.011, 0.076, 0.122, 0.118,
      -0.076, 0.009, 0.057, 0.023, 0.053, -0.028, 0.037, 0.117, 0.043, 0.072, -0.018, -0.008, -0.005, 0.011, 0.093,
      0.052, 0.013, 0.052, 0.086, -0.036, -0.055, -0.066, 0.018, -0.054, 0.025, -0.072, -0.092, -0.128, 0.132, 0.011,
      -0.087, 0.024, -0.055, -0.089, 0.088, 0.029, 0.08, 0.044, 0.06, 0.049, -0.091, 0.123, -0.079, 0.051, -0.043,
      -0.123, 0.043, 0.011, -0.018, 0.154, -0.029, -0.035, -0.02, 0.022, -0.129,
    ],
  },
  originality: {
    estimate: 0.952,
    lengthConstant: -0.822,
    length: 0.723,
    wordPrior: 1.208,
    usualPrior: 1.003,
    rarity: 0.25,
    slope: 2.6,
  },
  monotony: {
    withMeaning: {
      constant: -21.733,
      signs: {
        repetition: 6.76,
        wordsOfIdea: -0.708,
        ideas: 4.448,
        nearest: 6.932,
        concentration: 2.485,
        restRepetition: 11.072,
        restNearest: 4.935,
      },
    },
    withoutMeaning: {
      constant: -14.779,
      signs: {
        repetition: 6.301,
        core: 1.18,
        wordsOfIdea: -1.2,
        ideas: 3.653,
        repeatedWords: 5.727,
        restRepetition: 13.973,
      },
    },
  },
  topic: {
    foreign: {
      constant: -3.783,
      signs: {
        likeProblem: -0.309,
        nearerOthers: -0.455,
        lead: -0.958,
        nearness: -0.804,
        echoes: -10.2,
        factual: -0.217,
        wordsOfLine: 1.243,
      },
    },
    salad: {
      constant: 6.142,
      signs: { unity: -59.135, concentration: -12.928, contentPart: 6.012, wordsOfIdea: -2.006 },
    },
  },
}
