/**
 * Makes src/lib/schema.ts, the types of all that the server says and is told, from the description on standard input
 * (describe_server.py): `make schema`. With --check it only says whether the file is as it should be.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";

const FILE = new URL("src/lib/schema.ts", import.meta.url);

/** What the server describes as any object, list or word, most of it because the notation writes it: our types for it. */
const OPEN = {
  "lib/match-types": {
    "Beat.robots[]": "Robot",
    "DraftWanted.position": "Position",
    "Film.robots[]": "Robot",
    "Filmed.position": "Position",
    "ListedScenario.position": "Position",
    "News.match": "Partial<SeenMatch>",
    "News.room": "Partial<SeenRoom>",
    "RoundSnapshot.position": "Position",
    "RoundSnapshot.requests{}": "Asked",
    "SeenRoom.match": "SeenMatch",
    "StartSpot.facing": "Facing",
    "ShownPuzzle.request": "Asked",
  },
  "lib/program": {
    "DraftWanted.program": "Program",
    "OtherRobot.programs": "Program[]",
    "PuzzleDraftWanted.program": "Program",
    "ShownPuzzle.given": "Program[]",
  },
  "lib/records": {
    "Filmed.record": "GameRecord",
    "Instead.record": "GameRecord",
    "Which.record": "GameRecord",
    "get /api/records/{id}": "GameRecord",
  },
  "editor/sketch-types": {
    "Sketch.goals[]": "Goal",
    "Sketch.more": "More",
    "Sketch.robots[]": "SketchRobot",
    "Sketch.streams[]": "Stream",
    "Sketch.table": "Rest",
  },
  "puzzles/puzzle-types": {
    "CoursePuzzle.kind": "Kind",
    "ShownPuzzle.kind": "Kind",
  },
  "tournament/tournament-types": {
    "get /api/tournaments/{code}": "TournamentView",
  },
};

const OPTIONS = { defaultNonNullable: false /* what has its default is left out */, emptyObjectsUnknown: true, inject: imports() };

const description = JSON.parse(await text(process.stdin));
for (const { parameters, responses } of Object.values(description.paths).flatMap(Object.values)) {
  for (const each of parameters) if (each.name === "lang") each.schema = { type: "string" }; // a new one is only a new file
  for (const status of Object.keys(responses)) if (status !== "200") delete responses[status]; // all refusals are alike
}
for (const { properties = {} } of Object.values(description.components.schemas)) {
  for (const [name, { anyOf, default: usual }] of Object.entries(properties)) {
    if (usual === null) properties[name] = { anyOf: anyOf.filter(({ type }) => type !== "null") }; // it is left out
  }
}
for (const [place, type] of Object.values(OPEN).flatMap(Object.entries)) fill(place, type);
const made = COMMENT_HEADER + astToString(await openapiTS(description, OPTIONS)).replace(/"«(.*?)»"/g, "$1");

if (!process.argv.includes("--check")) writeFileSync(FILE, made);
else if (readFileSync(FILE, "utf-8") !== made) {
  console.error("web/src/lib/schema.ts is not what the server describes now: run `make schema`");
  process.exitCode = 1;
}

function imports() {
  return Object.entries(OPEN)
    .map(([file, types]) => [file, [...new Set(Object.values(types).map((type) => type.replace(/^Partial<(.*)>$|\[\]$/, "$1")))].sort()])
    .map(([file, types]) => `import type { ${types.join(", ")} } from "../${file}";`)
    .join("\n");
}

/** Put one of our types where the description leaves open what is there. */
function fill(place, type) {
  const found = schemaAt(place);
  if (!found || !isOpen(found)) throw new Error(`${place} is not open: take it out of the table in web/schema.js`);
  for (const key of Object.keys(found)) delete found[key];
  found.const = `«${type}»`;
}

function schemaAt(place) {
  const [method, path] = place.split(" ");
  if (path) return description.paths[path]?.[method]?.responses["200"].content["application/json"].schema;
  const [, name, property, inside] = /^(\w+)\.(\w+)(\[\]|\{\})?$/.exec(place);
  const schema = description.components.schemas[name]?.properties[property];
  if (inside) return inside === "[]" ? schema?.items : schema?.additionalProperties;
  return schema?.anyOf ? schema.anyOf.find(isOpen) : schema;
}

/** Any object, any list, or any word. */
function isOpen({ type, properties, additionalProperties, items, enum: words }) {
  return ["object", "array", "string"].includes(type) && !properties && !additionalProperties && !items && !words;
}
