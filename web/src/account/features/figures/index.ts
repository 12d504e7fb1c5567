// Occupancy and earnings as reported by the server, as text and charts.
export {
  currenciesOf,
  type Earned,
  type Figures,
  isWithoutSales,
  mainCurrency,
  monthName,
  percentText,
} from "./figures";
export {
  FiguresChart,
  type Measure,
  measured,
  measureText,
  measureTitle,
} from "./figures-chart";
