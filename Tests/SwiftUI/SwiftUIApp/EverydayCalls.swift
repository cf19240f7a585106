// The everyday calls of SwiftUI that views of an app may use: each must be in Tests/SwiftUI/SwiftUIStub.
import Foundation
import Observation
import SwiftUI

@MainActor
@Observable
final class Basket {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var isRipe = false
  }

  var items = [Item(id: 1, name: "Pear"), Item(id: 2, name: "Plum")]
  var note = ""

  func reload() async {}
}

/// Lists, rows and what they do.
struct BasketList: View {
  @State var basket = Basket()
  @State private var query = ""
  @State private var selection: Int?
  @State private var isAsking = false
  @State private var isShowingHelp = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL

  var body: some View {
    NavigationStack {
      List {
        Section("Fruit") {
          ForEach(basket.items) { item in
            NavigationLink(item.name, value: item)
              .swipeActions(edge: .leading) { Button("Ripe") { basket.note = item.name } }
              .swipeActions { Button("Delete", role: .destructive) { basket.items.removeAll() } }
              .contextMenu { Button("Copy", systemImage: "doc") { basket.note = item.name } }
              .badge(item.id)
          }
          .onDelete { basket.items.remove(atOffsets: $0) }
          .onMove { basket.items.move(fromOffsets: $0, toOffset: $1) }
        }
        Section {
          ForEach($basket.items) { $item in Toggle(item.name, isOn: $item.isRipe) }
          ForEach(0..<3) { Text("Row \($0)") }
        } header: {
          Text("Ripe").textCase(.uppercase)
        } footer: {
          Text("\(basket.items.count) of \(2.5, specifier: "%.1f")")
        }
        .listRowSeparator(.hidden)
        .listRowInsets(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
        NavigationLink("Help") { Text("Help") }
        NavigationLink {
          Text("Details")
        } label: {
          Label("Details", systemImage: "info.circle")
        }
      }
      .listStyle(.plain)
      .scrollContentBackground(.hidden)
      .searchable(text: $query)
      .refreshable { await basket.reload() }
      .task { await basket.reload() }
      .task(id: query) { await basket.reload() }
      .overlay { if basket.items.isEmpty { ContentUnavailableView("Nothing", systemImage: "basket") } }
      .navigationTitle("Basket")
      .navigationDestination(for: Basket.Item.self) { Text($0.name) }
      .navigationDestination(isPresented: $isShowingHelp) { Text("Help") }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        ToolbarItem(placement: .principal) { Text("Basket").bold() }
        ToolbarItem(placement: .cancellationAction) { Button("Clear") { isAsking = true } }
        ToolbarItemGroup(placement: .primaryAction) {
          Menu("More", systemImage: "ellipsis") { Button("Sort") { basket.items.reverse() } }
        }
      }
      .toolbar(.visible, for: .automatic)
      .alert("Clear?", isPresented: $isAsking) {
        Button("Clear", role: .destructive) { basket.items = [] }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This can't be undone.")
      }
      .confirmationDialog("Clear?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Clear", role: .destructive) { basket.items = [] }
      } message: {
        Text("This can't be undone.")
      }
    }
    .environment(basket)
  }
}

/// Rows by identity, a selection, and the styles of lists on iOS.
struct SelectableList: View {
  @State private var selected: String?
  @State private var chosen: Set<Int> = []
  let names = ["Pear", "Plum"]

  var body: some View {
    List(names, id: \.self) { Text($0) }
    List(selection: $selected) { ForEach(names, id: \.self) { Text($0).tag($0) } }
    List(selection: $chosen) { ForEach(0..<9) { Text("\($0)").tag($0) } }
    #if !os(macOS)
      List { Text("Grouped") }
        .listStyle(.insetGrouped)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { EditButton() }
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Image(systemName: "plus") } }
        .toolbarBackground(.bar, for: .navigationBar)
    #endif
  }
}

/// Forms and their controls.
struct BasketForm: View {
  enum Fruit: String, CaseIterable, Identifiable {
    case pear, plum
    var id: Self { self }
  }

  enum Field: Hashable { case name, note }

  @Environment(Basket.self) private var basket
  @AppStorage("fruit") private var isOrganic = true
  @AppStorage("name") private var name = ""
  @FocusState private var focus: Field?
  @FocusState private var isFocused: Bool
  @State private var fruit = Fruit.pear
  @State private var weight = 0.5
  @State private var count = 1
  @State private var day = Date.now
  @State private var color = Color.green
  @State private var isExpanded = false

  var body: some View {
    @Bindable var basket = basket
    Form {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .submitLabel(.next)
        .onSubmit { focus = .note }
        .autocorrectionDisabled()
        .textFieldStyle(.roundedBorder)
      TextField("Note", text: $basket.note, axis: .vertical).lineLimit(2...4).focused($focus, equals: .note)
      TextField("Count", value: $count, format: .number).focused($isFocused)
      SecureField("Password", text: $name)
      TextEditor(text: $name)
      Toggle("Organic", isOn: $isOrganic).toggleStyle(.switch)
      Toggle(isOn: $isOrganic) { Label("Organic", systemImage: "leaf") }
      Picker("Fruit", selection: $fruit) {
        ForEach(Fruit.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      Slider(value: $weight, in: 0...2)
      Slider(value: $weight, in: 0...2, step: 0.1) { Text("Weight") }
      Stepper("Count: \(count)", value: $count, in: 1...9)
      DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.compact)
      DatePicker("From today", selection: $day, in: Date.now...)
      ColorPicker("Color", selection: $color)
      LabeledContent("Weight", value: "500 g")
      LabeledContent("Count") { Text(count, format: .number) }
      DisclosureGroup("More", isExpanded: $isExpanded) { Text("More") }
      GroupBox("Group") { Text("In a box") }
      ControlGroup { Button("Less") { count -= 1 } }
      ProgressView()
      ProgressView(value: weight, total: 2).progressViewStyle(.linear)
      #if !os(macOS)
        TextField("Email", text: $name)
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .textInputAutocapitalization(.never)
        Picker("Fruit", selection: $fruit) { Text("Pear").tag(Fruit.pear) }.pickerStyle(.navigationLink)
      #endif
    }
    .formStyle(.grouped)
    .scrollDismissesKeyboard(.interactively)
    .sensoryFeedback(.success, trigger: count)
    .onChange(of: focus) { basket.note = "" }
  }
}

/// Layout, text and pictures.
struct BasketCard: View {
  @Namespace private var namespace
  @ScaledMetric private var size = 24.0
  @State private var isTall = false
  @State private var path = NavigationPath()
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var typeSize
  let url: URL?

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVStack(alignment: .leading, spacing: 8) {
        Text("Pear").font(.title2).fontWeight(.semibold).foregroundStyle(.primary)
        Text("Plum").font(.system(size: 20, weight: .bold, design: .rounded)).foregroundStyle(.blue.opacity(0.5))
        Text("Sold").strikethrough().italic().multilineTextAlignment(.center).lineLimit(1).minimumScaleFactor(0.5)
        Text(Date.now, style: .date).monospacedDigit().textSelection(.enabled)
        Text("a") + Text("b").bold()
        Image("pear").resizable().scaledToFit().frame(width: 44, height: 44).clipShape(.circle)
        Image(systemName: "heart").symbolVariant(.fill).imageScale(.large).symbolRenderingMode(.hierarchical)
        AsyncImage(url: url) {
          $0.resizable()
        } placeholder: {
          ProgressView()
        }
        if let url {
          Link("Site", destination: url)
          ShareLink(item: url)
        }
        ShareLink("Share", item: "A pear")
      }
      .padding(.horizontal, 16)
      .padding(8)
    }
    .scrollIndicators(.hidden)
    .background(.thinMaterial, in: .rect(cornerRadius: 12))
    .background { Color.orange.ignoresSafeArea() }
    .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
    grid
    effects
  }

  @ViewBuilder private var grid: some View {
    Grid(alignment: .leading, horizontalSpacing: 4) {
      GridRow { Text("a").gridCellColumns(2) }
      Divider()
    }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.flexible())], spacing: 8) {
      ForEach(0..<4) { Text("\($0)") }
    }
    LazyHGrid(rows: [GridItem(.fixed(40))]) { Text("a") }
    ViewThatFits { HStack { Text("a") } }
    ZStack(alignment: .bottomLeading) { RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 2) }
    HStack(alignment: .firstTextBaseline) { Spacer(minLength: 0) }
    GeometryReader { proxy in Text("\(proxy.size.width == 0)" as String) }
    NavigationStack(path: $path) { Button("Push") { path.append(1) } }
    TabView {
      Text("One").tabItem { Label("One", systemImage: "1.circle") }
      Text("Two").tabItem { Label("Two", systemImage: "2.circle") }
    }
    Group { Text("a") }
      .aspectRatio(1, contentMode: .fit)
      .layoutPriority(1)
      .fixedSize(horizontal: false, vertical: true)
      .safeAreaPadding(.bottom, 8)
      .containerRelativeFrame(.horizontal)
  }

  private var effects: some View {
    Rectangle()
      .fill(LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))
      .shadow(radius: 4)
      .border(.gray)
      .cornerRadius(8)
      .opacity(isTall ? 1 : 0.5)
      .rotationEffect(.degrees(45))
      .scaleEffect(isTall ? 2 : 1)
      .offset(x: 4)
      .blur(radius: 1)
      .clipped()
      .zIndex(1)
      .contentShape(.rect)
      .redacted(reason: .placeholder)
      .onTapGesture { withAnimation(.spring) { isTall.toggle() } }
      .onLongPressGesture { isTall = false }
      .animation(.easeInOut(duration: 0.2), value: isTall)
      .transition(.move(edge: .bottom).combined(with: .opacity))
      .contentTransition(.numericText())
      .preferredColorScheme(.dark)
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .help("A card")
      .modifier(Framed(width: 2))
  }
}

/// A modifier, a style of buttons, and what a sheet adds.
struct Framed: ViewModifier {
  @State private var isPressed = false
  let width: CGFloat

  func body(content: Content) -> some View {
    content
      .padding(.vertical)
      .frame(maxWidth: .infinity, alignment: .leading)
      .border(.tint, width: width)
      .disabled(isPressed)
  }
}

struct LoudButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(.white).opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct BasketSheet: View {
  @State private var isShown = false
  @State private var item: Basket.Item?

  var body: some View {
    VStack {
      Button("Loud") { isShown = true }.buttonStyle(LoudButtonStyle())
      Button("Quiet") { isShown = true }.buttonStyle(.bordered).controlSize(.large).buttonBorderShape(.capsule)
      Label("Pear", systemImage: "leaf").labelStyle(.iconOnly)
    }
    .sheet(isPresented: $isShown) {
      Text("Sheet").presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
    }
    .sheet(item: $item) { Text($0.name).interactiveDismissDisabled() }
    .popover(isPresented: $isShown) { Text("Popover") }
    .alert("Failed", isPresented: $isShown) { Button("OK") {} }
    #if !os(macOS)
      .fullScreenCover(isPresented: $isShown) { Text("Cover") }
    #endif
  }
}
