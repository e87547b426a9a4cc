import { normalize } from "../../matching/text.ts";

/**
 * What controls are called in other languages: as they are printed on buttons, so that “click the save button” and
 * “Speichern” meet. Only words that are none in English.
 */
const table: Record<string, string> = {
  save: "speichern, sichern, enregistrer, sauvegarder, guardar, guardar cambios, salva, salvar, gravar, opslaan, bewaren, zapisz, сохранить, kaydet, 保存, 保存する, 储存, 儲存, 저장, 저장하기, حفظ",
  delete:
    "löschen, entfernen, supprimer, effacer, retirer, enlever, eliminar, borrar, quitar, elimina, rimuovi, cancella, apagar, excluir, remover, verwijderen, usuń, удалить, убрать, 削除, 削除する, 删除, 移除, 삭제, 삭제하기, حذف, إزالة",
  cancel:
    "abbrechen, stornieren, annuler, cancelar, anular, annulla, annuleren, anuluj, отмена, отменить, iptal, vazgeç, キャンセル, 取り消し, 取消, 취소, إلغاء",
  send: "senden, absenden, abschicken, verschicken, envoyer, enviar, invia, verzenden, versturen, wyślij, отправить, gönder, 送信, 送信する, 送る, 发送, 傳送, 보내기, 전송, إرسال",
  submit:
    "absenden, soumettre, valider, enviar, invia, indienen, prześlij, отправить, gönder, 提出, 提交, 送出, 제출, إرسال",
  search:
    "suchen, suche, rechercher, recherche, chercher, buscar, búsqueda, cerca, ricerca, pesquisar, procurar, zoeken, szukaj, wyszukaj, найти, поиск, искать, ara, arama, 検索, 検索する, 搜索, 搜尋, 查找, 검색, 찾기, بحث",
  close:
    "schließen, fermer, cerrar, chiudi, fechar, sluiten, zamknij, закрыть, kapat, 閉じる, 关闭, 關閉, 닫기, إغلاق",
  next: "weiter, nächste, nächster, suivant, suivante, siguiente, avanti, successivo, seguinte, próximo, próxima, volgende, dalej, następny, далее, дальше, следующая, ileri, sonraki, 次へ, 次, 下一步, 下一页, 下一頁, 다음, التالي",
  previous:
    "vorherige, précédent, précédente, anterior, precedente, vorige, poprzedni, предыдущая, önceki, 前へ, 上一步, 上一页, 上一頁, 이전, السابق",
  back: "zurück, retour, volver, atrás, indietro, voltar, terug, wstecz, wróć, назад, geri, 戻る, 返回, 뒤로, رجوع, عودة",
  continue:
    "weiter, fortfahren, continuer, poursuivre, continuar, continua, prosegui, prosseguir, doorgaan, verder, kontynuuj, продолжить, devam, devam et, 続ける, 続行, 继续, 繼續, 계속, متابعة",
  edit: "bearbeiten, ändern, modifier, éditer, editar, modificar, modifica, bewerken, wijzigen, edytuj, редактировать, изменить, düzenle, 編集, 編集する, 编辑, 編輯, 修改, 편집, 수정, تعديل, تحرير",
  add: "hinzufügen, ajouter, añadir, agregar, aggiungi, adicionar, acrescentar, toevoegen, dodaj, добавить, ekle, 追加, 追加する, 添加, 新增, 추가, إضافة",
  copy: "kopieren, copier, copiar, copia, kopiëren, kopiuj, копировать, kopyala, コピー, 复制, 複製, 복사, نسخ",
  print:
    "drucken, ausdrucken, imprimer, imprimir, stampa, afdrukken, drukuj, печать, распечатать, yazdır, 印刷, 印刷する, 打印, 列印, 인쇄, طباعة",
  share:
    "teilen, partager, compartir, condividi, partilhar, compartilhar, delen, udostępnij, поделиться, paylaş, 共有, シェア, 分享, 공유, مشاركة",
  download:
    "herunterladen, télécharger, descargar, scarica, descarregar, baixar, downloaden, pobierz, скачать, загрузить, indir, ダウンロード, 下载, 下載, 다운로드, تنزيل, تحميل",
  upload:
    "hochladen, téléverser, subir, carica, carregar, uploaden, prześlij plik, загрузить файл, yükle, アップロード, 上传, 上傳, 업로드, رفع",
  settings:
    "einstellungen, paramètres, réglages, ajustes, configuración, impostazioni, definições, configurações, instellingen, ustawienia, настройки, ayarlar, 設定, 设置, 설정, إعدادات, الإعدادات",
  help: "hilfe, aide, ayuda, aiuto, ajuda, hulp, pomoc, помощь, справка, yardım, ヘルプ, 帮助, 幫助, 도움말, مساعدة, المساعدة",
  contact:
    "kontakt, contacto, contatti, contato, contactez nous, контакты, iletişim, お問い合わせ, 联系我们, 문의, اتصل بنا",
  cart: "warenkorb, einkaufswagen, panier, carrito, cesta, carrello, carrinho, winkelwagen, winkelmandje, koszyk, корзина, sepet, カート, 购物车, 購物車, 장바구니, سلة التسوق",
  "add to cart":
    "in den warenkorb, ajouter au panier, añadir al carrito, añadir a la cesta, aggiungi al carrello, adicionar ao carrinho, in winkelwagen, do koszyka, dodaj do koszyka, в корзину, добавить в корзину, sepete ekle, カートに入れる, 加入购物车, 加入購物車, 장바구니에 담기, أضف إلى السلة",
  buy: "kaufen, acheter, comprar, acquista, compra, kopen, kup, купить, satın al, 購入, 購入する, 购买, 購買, 구매, شراء",
  order:
    "bestellen, commander, pedir, encargar, ordina, encomendar, zamów, заказать, sipariş ver, 注文, 注文する, 下单, 주문, 주문하기, طلب",
  pay: "bezahlen, zahlen, payer, pagar, paga, betalen, zapłać, оплатить, öde, 支払う, 支付, 付款, 결제, دفع",
  reserve:
    "buchen, reservieren, réserver, reservar, prenota, reserveren, boeken, zarezerwuj, забронировать, rezervasyon yap, 予約, 予約する, 预订, 預訂, 예약, 예약하기, حجز",
  confirm:
    "bestätigen, confirmer, confirmar, conferma, bevestigen, potwierdź, подтвердить, onayla, 確認, 確認する, 确认, 確定, 确定, 확인, تأكيد",
  accept:
    "akzeptieren, annehmen, zustimmen, accepter, aceptar, accetta, aceitar, accepteren, akceptuj, zaakceptuj, принять, kabul et, 同意する, 承認, 接受, 수락, 동의, قبول, موافق",
  reject:
    "ablehnen, refuser, rechazar, rifiuta, recusar, rejeitar, weigeren, afwijzen, odrzuć, отклонить, reddet, 拒否, 却下, 拒绝, 拒絕, 거절, 거부, رفض",
  apply:
    "anwenden, übernehmen, appliquer, aplicar, applica, toepassen, zastosuj, применить, uygula, 適用, 应用, 套用, 적용, تطبيق",
  "log in":
    "anmelden, einloggen, se connecter, connexion, iniciar sesión, entrar, accedi, iniciar sessão, inloggen, zaloguj, zaloguj się, войти, вход, giriş yap, oturum aç, ログイン, 登录, 登入, 로그인, تسجيل الدخول",
  "log out":
    "abmelden, ausloggen, se déconnecter, déconnexion, cerrar sesión, esci, terminar sessão, uitloggen, afmelden, wyloguj, wyloguj się, выйти, çıkış yap, oturumu kapat, ログアウト, 退出登录, 登出, 로그아웃, تسجيل الخروج",
  register:
    "registrieren, konto erstellen, s'inscrire, créer un compte, registrarse, crear cuenta, registrati, registar, criar conta, registreren, zarejestruj się, зарегистрироваться, регистрация, kayıt ol, 新規登録, 会員登録, 注册, 註冊, 회원가입, إنشاء حساب",
  account:
    "mein konto, mon compte, mi cuenta, il mio account, minha conta, mijn account, moje konto, личный кабинет, hesabım, マイページ, 我的账户, 내 계정, حسابي",
  menu: "menü, menú, menù, меню, メニュー, 菜单, 選單, 메뉴, القائمة",
  home: "startseite, accueil, inicio, página principal, início, pagina iniziale, startpagina, strona główna, главная, ana sayfa, ホーム, 首页, 首頁, 홈, الرئيسية",
  language: "sprache, langue, idioma, lingua, taal, język, язык, dil, 言語, 语言, 語言, 언어, اللغة",
  filter:
    "filtern, filtrer, filtrar, filtra, filteren, filtruj, фильтр, filtrele, 絞り込み, 筛选, 篩選, 필터, تصفية",
  sort: "sortieren, trier, ordenar, ordina per, sorteren, sortuj, сортировать, sırala, 並べ替え, 排序, 정렬, ترتيب",
  details:
    "einzelheiten, détails, detalles, dettagli, detalhes, szczegóły, подробнее, подробности, ayrıntılar, 詳細, 详情, 詳情, 상세, 자세히, التفاصيل",
  undo: "rückgängig, rückgängig machen, deshacer, annulla operazione, desfazer, ongedaan maken, cofnij, geri al, 元に戻す, 撤销, 復原, 실행 취소, تراجع",
  reset:
    "zurücksetzen, réinitialiser, restablecer, reimposta, redefinir, zresetuj, resetuj, сбросить, sıfırla, リセット, 重置, 초기화, إعادة تعيين",
  subscribe:
    "abonnieren, s'abonner, suscribirse, iscriviti, assinar, abonneren, subskrybuj, подписаться, abone ol, 登録する, 订阅, 訂閱, 구독, اشتراك",
  renew:
    "verlängern, prolonger, renovar, rinnova, verlengen, przedłuż, продлить, yenile, 更新する, 续借, 续订, 갱신, 연장, تجديد",
  "first name": "vorname, rufname, prénom, primer nombre, voornaam, imię, имя, 名前(名), 名",
  "last name":
    "nachname, familienname, zuname, nom de famille, apellido, apellidos, cognome, sobrenome, apelido, achternaam, nazwisko, фамилия, soyadı, 姓",
  street:
    "straße, strasse, straße und hausnummer, anschrift, rue, adresse postale, calle, dirección, via, indirizzo, rua, endereço, straat, ulica, улица, sokak",
  postcode:
    "postleitzahl, plz, code postal, código postal, codice postale, cap, cep, kod pocztowy, почтовый индекс, индекс, posta kodu, 郵便番号, 邮政编码, 우편번호",
  city: "ort, wohnort, stadt, ville, ciudad, localidad, città, cidade, woonplaats, stad, miasto, miejscowość, город, şehir, 市区町村, 城市, 도시",
  country: "staat, pays, país, paese, kraj, страна, ülke, 国, 国家, 국가",
  birthday:
    "geburtsdatum, geburtstag, date de naissance, fecha de nacimiento, data di nascita, data de nascimento, geboortedatum, data urodzenia, дата рождения, doğum tarihi, 生年月日, 出生日期, 생년월일",
  phone:
    "telefon, telefonnummer, rufnummer, téléphone, numéro de téléphone, teléfono, telefono, telefone, telefoon, telefoonnummer, телефон, 電話番号, 电话, 전화번호",
  quantity:
    "menge, anzahl, stückzahl, quantité, cantidad, quantità, quantidade, aantal, ilość, количество, adet, 数量, 수량",
  coupon:
    "gutschein, gutscheincode, rabattcode, code promo, bon de réduction, cupón, código de descuento, buono sconto, codice sconto, cupom, kortingscode, kod rabatowy, промокод",
};

/** By the name of the concept, in normal form. */
export const elsewhere: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(table).map(([name, words]) => [name, words.split(", ").map(normalize)]),
);
