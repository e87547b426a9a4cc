/** Size of the filter. With the 53,000 words of o200k one word in eleven that is none of them passes all the same. */
export const filterBits = 262_144;

/** Start and factor of the 32-bit FNV-1a hash. */
export const hashStart = 0x811c9dc5;
export const hashFactor = 0x01000193;

/** Where a word with this FNV-1a hash leaves its three marks. */
function placesOfHash(hash: number): [number, number, number] {
  const step = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return [
    hash & (filterBits - 1),
    (hash + step) & (filterBits - 1),
    (hash + Math.imul(step, 2) + 7) & (filterBits - 1),
  ];
}

export function filterPlaces(word: string): [number, number, number] {
  let hash = hashStart;
  for (let index = 0; index < word.length; index += 1)
    hash = Math.imul(hash ^ word.charCodeAt(index), hashFactor);
  return placesOfHash(hash >>> 0);
}
