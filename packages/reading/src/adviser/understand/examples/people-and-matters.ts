import { asked } from './asked.ts';

/** Family and friends. */
export const PEOPLE_AROUND = asked(`
people.how | 친구랑 돈 문제로 어색해졌는데 어떻게 풀까
people.how | 엄마 잔소리 때문에 미치겠어 어떻게 해야돼
people.how | 아빠랑 사이가 너무 안좋은데 어떻게 해야 좋아질까요
people.how | 친구가 나를 은근히 무시해 어떻게 대처해
people.how | 단톡방에서 나만 빠진거 같은데 어떡하지
people.how | 베프가 나말고 딴 애랑만 놀아 어떡해
people.how | 형제끼리 유산 문제로 싸워요 어찌하면 좋겠습니까
people.how | 언니가 자꾸 간섭해서 힘들어요 어떻게 선을 그을까요
people.how | 동생이 집에만 있어요 어떻게 도와주면 좋을까
people.how | 아들이 말을 안 듣습니다 어떻게 대해야 할까요
people.how | 딸이 사춘기라 말도 안섞어요 어떻게 다가가죠
people.how | 친구들 다 결혼해서 나만 동떨어진 느낌이야 어떡하지
people.how | 새학기인데 친구를 어떻게 사귀지
people.how | 부모님 이혼하신대 난 어떻게 해야 돼
people.how | 친구 결혼식 축의금 얼마 해야할지 고민 어떡하지
people.how | 룸메이트랑 생활패턴이 달라서 스트레스야 어떻게 말하지
people.how | 인간관계가 너무 좁은데 어떻게 넓혀
people.how | 사람들한테 자꾸 상처받아요 어떻게 해야 덜 받을까요
people.how | 엄마한테 독립하겠다고 어떻게 말해
people.why | 친구들이 왜 나만 빼고 만날까
people.why | 왜 나는 친구가 없지
people.why | 절친이 왜 갑자기 나를 피하지
people.why | 엄마는 왜 나한테만 그럴까
people.why | 왜 가족이랑 있으면 더 외롭지
people.why | 나는 왜 인복이 없을까
people.why | 친구들은 왜 내 말을 안 들어주는거야
people.why | 왜 사람들이 나를 만만하게 보지
people.why | 아버지는 왜 나를 인정 안해줄까요
people.why | 왜 맨날 친구관계가 끝이 안좋을까
people.should | 친구랑 절교해도 될까
people.should | 연락 끊긴 친구한테 먼저 톡해볼까
people.should | 친구 부탁 거절해도 되나
people.should | 친구가 여행가자는데 가도 될까 사이가 애매해서
people.should | 엄마한테 사실대로 말해야 할까
people.should | 부모님이랑 따로 사는게 나을까
people.should | 집을 나와서 혼자 살아야 할까요 가족이 너무 힘들어요
people.should | 동생한테 내가 먼저 사과해야돼?
people.should | 동창회 나가도 될까요
people.should | 친구한테 서운했던거 말할까 말까
people.should | 친구가 동업하재 믿어도 될까
people.should | 아버지 뵈러 가야 할까 10년만인데
people.should | 명절에 집에 안가도 될까
people.should | 어머니를 요양원에 모셔도 될까요
people.should | 친구 남친이 바람피는걸 봤는데 말해줘야 할까
people.will | 멀어진 친구랑 다시 친해질 수 있을까
people.will | 엄마가 나를 이해해줄 날이 올까
people.will | 좋은 친구 생길까 올해
people.will | 형이랑 화해하게 될까요
people.will | 아들이 취직을 할까요
people.will | 딸내미가 좋은 사람 만나겠습니까
people.will | 우리 애가 대학에 붙을까요
people.will | 자식 덕 볼 수 있을까
people.will | 친구가 먼저 연락올까 싸웠는데
people.will | 귀인이 나타날까
people.will | 나를 도와줄 사람이 있을까요
people.will | 부모님 사이가 좋아질까
people.feel | 친구가 나를 진짜 친구로 생각할까
people.feel | 엄마는 나를 사랑하긴 할까
people.feel | 친구가 나한테 질투하는거 같은데 맞아?
people.feel | 단짝이 나한테 화났나
people.feel | 걔는 나를 친구로 생각 안하는걸까 나만 베프야?
people.feel | 언니가 나를 미워하는걸까요
people.feel | 아빠 속마음이 궁금해 나한테 왜 저러시는지
people.feel | 동기가 나를 불편해하는 느낌 맞을까
people.letgo | 10년지기인데 이제 손절할까
people.letgo | 나 필요할때만 찾는 친구 끊을까
people.letgo | 가족이랑 연 끊는게 나을까요
people.letgo | 험담하고 다니는 친구 정리해야겠지?
people.letgo | 만나면 기빨리는 친구 그만 만날까
people.letgo | 동창 모임 탈퇴할까
people.when | 엄마랑 언제 화해하지
people.when | 친구랑 언제쯤 다시 풀릴까
people.when | 부모님께 언제 말씀드리는게 좋을까 독립하는거
people.when | 아들이 언제쯤 장가를 갈까요
people.when | 동생이랑 언제 얘기해보는게 좋아
people.when | 가족이랑 멀어진거 언제쯤 회복돼
people.like | 나 인복은 어때
people.like | 나는 어떤 친구를 만나야 좋아
people.like | 저는 어떤 부모인가요
people.like | 엄마랑 나랑 잘 맞는 사이야?
people.like | 내 주변에 조심해야할 사람은 어떤 사람이야
people.state | 요즘 대인관계운 어때
people.state | 가족운 봐줘
people.state | 인간관계 운이 어떤가요 올해
people.who | 나한테 도움되는 사람은 어떤 띠야 누구야
people.who | 내 귀인은 누구야
people.who | 내 뒷담화한 사람 누구일까
`);

/** What is neither love nor work nor anybody: small things one still asks a chart about. */
export const MATTERS = asked(`
matter.should | 앞머리 낼까 말까
matter.should | 타투 하나 해도 되겠지?
matter.should | 차 바꿀까 하는데 지금 바꿔도 되나
matter.should | 운전면허 따도 될까
matter.should | 피아노 배워볼까 취미로
matter.should | 헬스 등록할까 필라테스 할까
matter.should | 아이폰 살까 갤럭시 살까
matter.should | 이름 바꾸는거 어떻게 생각해 개명하려고
matter.should | 쌍수 할까 고민중인데 해도 될까
matter.should | 다이어트 시작할까 오늘부터
matter.should | 술 끊어야 할까
matter.should | 담배 끊을까 올해는
matter.should | 혼자 유럽 한달 갔다올까
matter.should | 명품가방 하나 질러도 되나
matter.should | 중고차 사도 될까요
matter.should | 방 구조 바꿔도 될까
matter.should | 집에서 뭐 시켜먹을까 말고 운동 갈까 말까
matter.should | 그냥 저질러버릴까
matter.should | 하던거 계속해도 될까
matter.should | 마음먹은거 밀고 나가도 될까
matter.should | 오늘 나가지 말고 집에 있을까
matter.should | 새로 시작하려는 게 있는데 해도 될까요
matter.will | 다이어트 성공할까
matter.will | 금연 성공할 수 있을까
matter.will | 운전면허 한번에 붙을까
matter.will | 잃어버린 지갑 찾을 수 있을까
matter.will | 이번 여행 재밌을까
matter.will | 당첨될까 이번에
matter.will | 바라던 일이 이루어질까
matter.will | 지금 준비하는 거 잘될까
matter.will | 하려던 일이 잘 풀릴까요
matter.will | 소원 이뤄질까
matter.will | 내가 원하는대로 될까
matter.will | 고민하는 일이 있는데 해결될까요
matter.will | 살 5킬로 빠질까 한달안에
matter.will | 좋은 일 좀 생길까
matter.when | 면허 언제 따는게 좋을까
matter.when | 머리 언제 자르는게 좋아
matter.when | 잃어버린 반지 언제 찾아
matter.when | 언제쯤 일이 해결될까 골치아픈게 있어
matter.when | 개명신청은 언제 하면 좋을까요
matter.when | 언제부터 좀 편해질까
matter.how | 아침에 일찍 일어나려면 어떻게 해
matter.how | 의지가 약한데 다이어트 어떻게 하지
matter.how | 생각이 너무 많아서 머리가 복잡해 어떻게 비워
matter.how | 층간소음 때문에 미치겠는데 어떻게 말하지
matter.how | 결정을 못하겠어 어떻게 하면 좋을까
matter.how | 우유부단한 성격 탓에 자꾸 미뤄요 어떻게 할까요
matter.how | 무기력한데 뭐부터 하면 좋을까
matter.why | 왜 요즘 되는 일이 없지
matter.why | 왜 하는 것마다 꼬일까
matter.why | 왜 자꾸 물건을 잃어버릴까
matter.why | 왜 이렇게 의욕이 없지
matter.why | 왜 계획대로 되는게 하나도 없을까
matter.which | 제주도가 나아 부산이 나아 여행
matter.which | 요가랑 수영 중에 뭐가 나한테 맞아
matter.which | 빨간색이 나아 파란색이 나아
matter.like | 나한테 맞는 취미가 뭘까
matter.like | 나한테 행운의 색은 뭐야
matter.like | 나한테 맞는 운동이 뭐야
matter.like | 나랑 맞는 동네가 어디쯤이야
`);
