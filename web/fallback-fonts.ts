// Written by `npm run fonts:fallbacks`.

/**
 * Fonts of computers and phones, stretched to the widths and heights of the shop's fonts: what a page shows until the shop's fonts are
 * there takes the same room. Percentages of size, ascent and descent: for Latin letters, then for Cyrillic letters.
 */
export const FALLBACKS = [
  {
    family: 'Cormorant Times',
    style: 'normal',
    fonts: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    latin: [96.85, 95.4, 29.63],
    cyrillic: [95.8, 96.45, 29.96],
  },
  {
    family: 'Cormorant Noto',
    style: 'normal',
    fonts: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular'],
    latin: [81.7, 113.09, 35.13],
    cyrillic: [78.55, 117.64, 36.54],
  },
  {
    family: 'Cormorant DejaVu',
    style: 'normal',
    fonts: ['DejaVu Serif'],
    latin: [75.97, 121.63, 37.78],
    cyrillic: [76, 121.57, 37.76],
  },
  {
    family: 'Cormorant Times',
    style: 'italic',
    fonts: ['Times New Roman Italic', 'Liberation Serif Italic', 'Tinos Italic'],
    latin: [87.97, 105.04, 32.63],
    cyrillic: [88.35, 104.59, 32.49],
  },
  {
    family: 'Cormorant Noto',
    style: 'italic',
    fonts: ['Noto Serif Italic', 'NotoSerif-Italic'],
    latin: [76.48, 120.81, 37.52],
    cyrillic: [73.7, 125.38, 38.94],
  },
  {
    family: 'Golos Text Arial',
    style: 'normal',
    fonts: ['Arial', 'Liberation Sans', 'Arimo'],
    latin: [108.18, 90.59, 20.34],
    cyrillic: [107.36, 91.28, 20.49],
  },
  {
    family: 'Golos Text Roboto',
    style: 'normal',
    fonts: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    latin: [108.62, 90.23, 20.25],
    cyrillic: [104.27, 93.99, 21.1],
  },
  {
    family: 'Golos Text DejaVu',
    style: 'normal',
    fonts: ['DejaVu Sans'],
    latin: [94.55, 103.65, 23.27],
    cyrillic: [93.12, 105.24, 23.63],
  },
] as const;
