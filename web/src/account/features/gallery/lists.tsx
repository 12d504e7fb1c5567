// The parts of a list screen: header, table, footer, search and filters.
import { Plus, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { nextSort, PAGE_SIZE, readSort } from "@/kit/list/list-state";
import { Selection } from "@/kit/list/selection";
import { Button } from "@/ui/action/button";
import { OptionSelector } from "@/ui/choice/option-selector";
import { Badge } from "@/ui/feedback/badge";
import { type DataColumn, DataTable } from "@/ui/list/data-table";
import { ListFooter } from "@/ui/list/list-footer";
import { ListNavbar } from "@/ui/list/list-navbar";
import { ListSearchInput } from "@/ui/list/list-search-input";
import { ObjectSelector } from "@/ui/select/object-selector";
import type { LoadObjects } from "@/ui/select/use-object-search";
import { Columns, Section } from "./section";

interface Stay {
  key: string;
  guest: string;
  home: string;
  nights: number;
  total: string;
  paid: boolean;
}

const stays: Stay[] = [
  { key: "1", guest: "Ada Lovelace", home: "Tidewater House", nights: 5, total: "$1,284.50", paid: true },
  { key: "2", guest: "Grace Hopper", home: "Pine Cabin", nights: 2, total: "$412.00", paid: false },
  {
    key: "3",
    guest: "Bartholomew Featherstonehaugh-Cholmondeley",
    home: "The Old Mill by the River",
    nights: 12,
    total: "$3,960.00",
    paid: true,
  },
];

const columns: DataColumn<Stay>[] = [
  { key: "guest", title: "Guest", cell: ({ guest }) => guest, isSortable: true, phone: "title" },
  { key: "home", title: "Home", cell: ({ home }) => home, phone: "note" },
  {
    key: "paid",
    title: "State",
    phone: "end",
    cell: ({ paid }) => <Badge tone={paid ? "success" : "warning"}>{paid ? "Paid in full" : "Unpaid"}</Badge>,
  },
  { key: "nights", title: "Nights", cell: ({ nights }) => nights, align: "end", isSortable: true },
  { key: "total", title: "Total", cell: ({ total }) => total, align: "end", phone: "note" },
];

const LIMITS = [PAGE_SIZE, 50, 100];
const keyOf = ({ key }: Stay) => key;

export function Lists() {
  const [selection, setSelection] = useState(() => Selection.none<Stay>({ keyOf }).all(stays.slice(1, 2)));
  const [sort, setSort] = useState<string | null>("guest");
  const [search, setSearch] = useState("");
  const [page, setPage] = useState({ offset: 40, limit: PAGE_SIZE });
  return (
    <>
      <Section
        title="List navbar, search input, table and footer"
        note="A row becomes a card on a phone. The search waits 300 ms; a page has 20 rows."
      >
        <div className="overflow-hidden rounded-lg border border-line">
          <ListNavbar
            title="Reservations"
            count="1,234"
            actions={
              <Button variant="primary" size="sm">
                <Plus aria-hidden /> New
              </Button>
            }
          >
            <ListSearchInput
              label="Search reservations"
              placeholder="Search"
              value={search}
              onSearch={setSearch}
              className="w-64"
            />
            <Button size="sm">
              <SlidersHorizontal aria-hidden /> Filter
            </Button>
          </ListNavbar>
          <DataTable
            label="Reservations"
            columns={columns}
            rows={stays}
            keyOf={keyOf}
            nameOf={({ guest }) => guest}
            hrefOf={() => "#reservation"}
            selection={selection}
            onSelectionChange={setSelection}
            sort={readSort(sort)}
            onSort={(field) => setSort(nextSort(sort, field, null))}
          />
          <ListFooter
            {...page}
            total={1234}
            limits={LIMITS}
            onOffsetChange={(offset) => setPage({ ...page, offset })}
            onLimitChange={(limit) => setPage({ offset: 0, limit })}
          />
        </div>
      </Section>
      <Selectors />
    </>
  );
}

const towns = Array.from({ length: 34 }, (_, index) => ({
  key: `town-${index + 1}`,
  uri: `/towns/town-${index + 1}/`,
  name: `Town ${index + 1}`,
}));
const options = towns.slice(0, 8).map(({ key, name }) => ({ key, label: name, note: "12" }));

const ANSWER_TIME = 400;

const findTowns: LoadObjects<(typeof towns)[number]> = async ({ search, offset, limit }) => {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_TIME));
  const found = towns.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return { results: found.slice(offset, offset + limit), total_count: found.length };
};

function Selectors() {
  const [keys, setKeys] = useState<string[]>(["town-2", "town-7"]);
  const [ticked, setTicked] = useState<string[]>(["town-1"]);
  return (
    <Section
      title="Object selector and option selector"
      note="10 objects at first and 10 more by each step; 5 options at first. Nothing found says so."
    >
      <Columns>
        <ObjectSelector
          label="Towns"
          load={findTowns}
          display="name"
          modelFormat="key"
          value={keys}
          onChange={setKeys}
          known={towns}
        />
        <OptionSelector label="Towns" options={options} value={ticked} onChange={setTicked} />
        <OptionSelector label="Nothing to choose" options={[]} value={[]} onChange={() => {}} />
      </Columns>
    </Section>
  );
}
