export type Product = {
  id: string;
  sku: string;
  name: string;
  category: string;
  brand: string;
  price: number;
  weight: string;
  material: string;
  colours: readonly [string, ...string[]];
  rating: number;
  stock: number;
  description: string;
};

type Review = { author: string; stars: number; text: string };

export const products: readonly Product[] = [
  {
    id: "ridgeline-tent",
    sku: "FW-1101",
    name: "Ridgeline 2-Person Tent",
    category: "Tents and sleep",
    brand: "Northfold",
    price: 28900,
    weight: "1.9 kg",
    material: "Ripstop nylon",
    colours: ["Moss", "Slate", "Sand"],
    rating: 4.7,
    stock: 12,
    description: "A two-person tent that pitches in four minutes and stands up to a windy ridge.",
  },
  {
    id: "trail-kettle",
    sku: "FW-2101",
    name: "Trail Kettle",
    category: "Camp kitchen",
    brand: "Hearth & Hill",
    price: 3400,
    weight: "180 g",
    material: "Anodised aluminium",
    colours: ["Graphite", "Copper"],
    rating: 4.6,
    stock: 40,
    description: "Boils 0.9 litres in five minutes, pours without a drip and packs flat.",
  },
  {
    id: "summit-backpack",
    sku: "FW-3101",
    name: "Summit Backpack 45 L",
    category: "Backpacks",
    brand: "Northfold",
    price: 17900,
    weight: "1.4 kg",
    material: "Recycled polyester",
    colours: ["Forest", "Ochre", "Black"],
    rating: 4.8,
    stock: 9,
    description: "A 45-litre pack with a ventilated back, for three days between huts.",
  },
  {
    id: "beacon-headlamp",
    sku: "FW-4101",
    name: "Beacon Headlamp",
    category: "Lighting",
    brand: "Lumen Works",
    price: 4200,
    weight: "86 g",
    material: "Polycarbonate",
    colours: ["Orange", "Grey"],
    rating: 4.4,
    stock: 25,
    description: "400 lumens, a red night mode and a battery that charges over USB-C.",
  },
  {
    id: "cirrus-sleeping-bag",
    sku: "FW-1201",
    name: "Cirrus Down Sleeping Bag",
    category: "Tents and sleep",
    brand: "Northfold",
    price: 21900,
    weight: "940 g",
    material: "Responsible down",
    colours: ["Dusk", "Rust"],
    rating: 4.8,
    stock: 3,
    description: "Warm down to minus five degrees, and no bigger than a loaf of bread when packed.",
  },
  {
    id: "nest-cook-set",
    sku: "FW-2201",
    name: "Nest Cook Set",
    category: "Camp kitchen",
    brand: "Hearth & Hill",
    price: 6800,
    weight: "620 g",
    material: "Stainless steel",
    colours: ["Steel"],
    rating: 4.3,
    stock: 0,
    description: "Two pots, a pan and a lid that nest into one another around a gas cartridge.",
  },
  {
    id: "alder-rain-jacket",
    sku: "FW-5101",
    name: "Alder Rain Jacket",
    category: "Clothing",
    brand: "Wetherby",
    price: 14900,
    weight: "390 g",
    material: "Three-layer shell",
    colours: ["Pine", "Navy", "Mustard"],
    rating: 4.5,
    stock: 18,
    description: "A breathable shell with taped seams and a hood that turns with your head.",
  },
  {
    id: "orient-compass",
    sku: "FW-6101",
    name: "Orient Compass",
    category: "Trail and navigation",
    brand: "Meridian",
    price: 2750,
    weight: "48 g",
    material: "Acrylic and brass",
    colours: ["Clear"],
    rating: 4.6,
    stock: 30,
    description: "A base-plate compass with a sighting mirror and a scale for every common map.",
  },
  {
    id: "basecamp-tent",
    sku: "FW-1102",
    name: "Basecamp 4-Person Tent",
    category: "Tents and sleep",
    brand: "Northfold",
    price: 44900,
    weight: "4.6 kg",
    material: "Polycotton",
    colours: ["Sand", "Moss"],
    rating: 4.5,
    stock: 5,
    description: "Room for four and their boots, with a porch that is tall enough to stand in.",
  },
  {
    id: "drift-sleeping-pad",
    sku: "FW-1301",
    name: "Drift Sleeping Pad",
    category: "Tents and sleep",
    brand: "Lofthouse",
    price: 8950,
    weight: "480 g",
    material: "TPU-coated polyester",
    colours: ["Teal", "Grey"],
    rating: 4.2,
    stock: 22,
    description: "Seven centimetres of air, quiet to lie on, with a pump sack in the bag.",
  },
  {
    id: "harbour-daypack",
    sku: "FW-3201",
    name: "Harbour Daypack 20 L",
    category: "Backpacks",
    brand: "Wetherby",
    price: 7400,
    weight: "610 g",
    material: "Waxed canvas",
    colours: ["Olive", "Navy"],
    rating: 4.6,
    stock: 14,
    description: "A canvas day pack with a padded sleeve, at home on the hill and on the bus.",
  },
  {
    id: "ember-stove",
    sku: "FW-2301",
    name: "Ember Gas Stove",
    category: "Camp kitchen",
    brand: "Hearth & Hill",
    price: 5995,
    weight: "95 g",
    material: "Titanium",
    colours: ["Titanium"],
    rating: 4.7,
    stock: 16,
    description: "A folding burner with a flame that can be turned down far enough to simmer.",
  },
  {
    id: "enamel-mug",
    sku: "FW-2401",
    name: "Enamel Mug",
    category: "Camp kitchen",
    brand: "Hearth & Hill",
    price: 1450,
    weight: "130 g",
    material: "Enamelled steel",
    colours: ["White", "Blue", "Green"],
    rating: 4.9,
    stock: 60,
    description: "The mug that has been dropped on every camp site in the country, and still works.",
  },
  {
    id: "glow-lantern",
    sku: "FW-4201",
    name: "Glow Camp Lantern",
    category: "Lighting",
    brand: "Lumen Works",
    price: 3800,
    weight: "210 g",
    material: "Silicone and ABS",
    colours: ["Amber", "White"],
    rating: 4.3,
    stock: 19,
    description: "A warm, dimmable lantern that folds to the size of a puck and floats.",
  },
  {
    id: "merino-socks",
    sku: "FW-5201",
    name: "Merino Hiking Socks",
    category: "Clothing",
    brand: "Lofthouse",
    price: 2100,
    weight: "72 g",
    material: "Merino wool",
    colours: ["Charcoal", "Heather", "Rust"],
    rating: 4.8,
    stock: 75,
    description: "Cushioned under the heel, seamless over the toes, and fine for a third day.",
  },
  {
    id: "carbon-trekking-poles",
    sku: "FW-6201",
    name: "Carbon Trekking Poles",
    category: "Trail and navigation",
    brand: "Meridian",
    price: 11900,
    weight: "380 g a pair",
    material: "Carbon fibre",
    colours: ["Black"],
    rating: 4.4,
    stock: 0,
    description: "A pair of three-section poles with cork grips and a lock that holds in the cold.",
  },
];

export const categories: readonly string[] = [...new Set(products.map((product) => product.category))].sort();

const reviews: readonly Review[] = [
  { author: "Marta K.", stars: 5, text: "Exactly as described, and it arrived in two days." },
  { author: "Tom B.", stars: 4, text: "Very good. The instructions could be clearer." },
  { author: "Ingrid S.", stars: 5, text: "My second one: the first went to my sister." },
  { author: "Owen P.", stars: 3, text: "Does its job, though it is heavier than I thought." },
  { author: "Leila R.", stars: 5, text: "Took it along the coast path for a week. No complaints." },
  { author: "Samuel D.", stars: 4, text: "Well made and good value." },
  { author: "Hanna V.", stars: 5, text: "The colour is even nicer than in the picture." },
];

export function findProduct(id: string): Product | undefined {
  return products.find((product) => product.id === id);
}

export function reviewsOf(product: Product): Review[] {
  const first = products.indexOf(product);
  return [0, 1, 2].flatMap((step) => reviews[(first + step * 2) % reviews.length] ?? []);
}

export function availability(product: Product): string {
  if (product.stock === 0) return "Out of stock";
  return product.stock <= 5 ? `Only ${product.stock} left` : "In stock";
}

export function money(pence: number): string {
  const pounds = Math.abs(pence / 100).toLocaleString("en-GB", { minimumFractionDigits: 2 });
  return `${pence < 0 ? "−" : ""}£${pounds}`;
}
